import { textAt, viewAt, type ByteSource } from './byteSource.ts';
import type { PictureSize } from './pictureSize.ts';

interface Box {
  type: string;
  start: number;
  end: number;
}

const MOST_BOXES = 200;

/** The boxes (ISO/IEC 14496-12) between two places, or those before the first that does not fit. */
async function boxesIn(source: ByteSource, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let place = from; place + 8 <= to && boxes.length < MOST_BOXES;) {
    const head = await viewAt(source, place, 8);
    if (!head) break;
    const size = head.getUint32(0) === 0 ? to - place : head.getUint32(0);
    if (size < 8 || place + size > to) break;
    boxes.push({ type: textAt(head, 4, 4), start: place + 8, end: place + size });
    place += size;
  }
  return boxes;
}

/** The largest size that any picture of the file claims: ftyp, then meta / iprp / ipco / ispe. */
export async function readAvifSize(source: ByteSource): Promise<PictureSize | null> {
  const top = await boxesIn(source, 0, source.size);
  const [type] = top;
  if (type?.type !== 'ftyp' || !(await isAvif(source, type))) return null;
  const meta = top.find((box) => box.type === 'meta');
  // meta alone begins with a version and flags.
  const properties = meta && (await inside(source, { ...meta, start: meta.start + 4 }, ['iprp', 'ipco']));
  if (!properties) return null;
  let largest: PictureSize | null = null;
  for (const box of await boxesIn(source, properties.start, properties.end)) {
    const view = box.type === 'ispe' ? await viewAt(source, box.start, 12) : null;
    if (!view) continue;
    const size = { width: view.getUint32(4), height: view.getUint32(8) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

async function isAvif(source: ByteSource, { start, end }: Box): Promise<boolean> {
  const view = await viewAt(source, start, Math.min(end - start, 256));
  if (!view) return false;
  return /avi[fs]/.test(textAt(view, 0, view.byteLength));
}

async function inside(source: ByteSource, box: Box, path: string[]): Promise<Box | undefined> {
  let found: Box | undefined = box;
  for (const type of path) {
    if (!found) return undefined;
    found = (await boxesIn(source, found.start, found.end)).find((each) => each.type === type);
  }
  return found;
}
