import sharp from 'sharp';

/** A picture as the mean colours of its cells: differences of anti-aliasing disappear, moved or missing elements do not. */
export interface Fingerprint {
  width: number;
  height: number;
  /** Red, green and blue of each cell, row by row. */
  cells: Uint8Array;
}

/** Side of a cell in px. A phone of 390 px is 13 cells wide. */
export const CELL_PX = 30;
/** Colours are rounded to steps: similar ones become equal, and the text a third shorter. */
const STEP = 4;

/** Number of cells for a length in pixels. */
export const cellsAlong = (px: number): number => Math.ceil(px / CELL_PX);

/** Reads a picture from a file or from memory. */
export async function fingerprintOf(picture: string | Buffer): Promise<Fingerprint> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const columns = cellsAlong(width);
  const sums = new Float64Array(columns * cellsAlong(height) * 3);
  const counts = new Uint32Array(sums.length / 3);
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.floor(y / CELL_PX) * columns;
    for (let x = 0; x < width; x += 1, at += 3) {
      const cell = row + Math.floor(x / CELL_PX);
      counts[cell]! += 1;
      for (let colour = 0; colour < 3; colour += 1) sums[cell * 3 + colour]! += data[at + colour]!;
    }
  }
  return { width, height, cells: Uint8Array.from(sums, (sum, at) => inSteps(sum / counts[Math.floor(at / 3)]!)) };
}

const inSteps = (mean: number) => Math.min(255, Math.round(mean / STEP) * STEP);

/** One short line of text: the size, and the cells as a lossless WebP picture. */
export async function pack({ width, height, cells }: Fingerprint): Promise<string> {
  const raw = { width: cellsAlong(width), height: cellsAlong(height), channels: 3 } as const;
  const thumbnail = await sharp(cells, { raw }).webp({ lossless: true, effort: 6 }).toBuffer();
  return `${width}x${height} ${thumbnail.toString('base64')}`;
}

/** @throws when `pack` did not write the line */
export async function unpack(line: string): Promise<Fingerprint> {
  const [, width, height, thumbnail] = /^(\d+)x(\d+) (\S+)$/.exec(line) ?? [];
  if (!thumbnail) throw new Error(`This is no fingerprint: ${line.slice(0, 40)}`);
  const cells = await sharp(Buffer.from(thumbnail, 'base64')).removeAlpha().raw().toBuffer();
  return { width: Number(width), height: Number(height), cells: new Uint8Array(cells) };
}
