import sharp from 'sharp';
import type { Cell } from './compare.ts';
import { CELL_PX } from './fingerprint.ts';

/** Writes a picture in which the differing cells are marked. */
export async function writeDifferenceMap(picture: string, cells: Cell[], file: string): Promise<void> {
  const { width, height } = await sharp(picture).metadata();
  const marks = cells.map(
    ({ column, row }) =>
      `<rect x="${column * CELL_PX}" y="${row * CELL_PX}" width="${CELL_PX}" height="${CELL_PX}" fill="#f0f" fill-opacity=".35" stroke="#f0f"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${marks.join('')}</svg>`;
  await sharp(picture)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toFile(file);
}
