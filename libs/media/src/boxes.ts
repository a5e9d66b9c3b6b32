import { textAt, viewAt, type ByteSource } from './byteSource.ts';

/** A box of the ISO base media format (ISO/IEC 14496-12): its content is between `start` and `end`, in bytes of the file. */
export interface Box {
  type: string;
  start: number;
  end: number;
}

const MOST_BOXES = 200;

/** The boxes between two offsets. A box that is larger than the rest is the last one; its `end` is behind `to`. */
export async function boxesIn(source: ByteSource, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let place = from; place + 8 <= to && boxes.length < MOST_BOXES;) {
    const head = await viewAt(source, place, Math.min(16, to - place));
    if (!head) break;
    const short = head.getUint32(0);
    // 1 announces a size of eight bytes behind the type, 0 means up to the end.
    const isLong = short === 1 && head.byteLength === 16;
    const size = short === 0 ? to - place : isLong ? Number(head.getBigUint64(8)) : short;
    const headBytes = isLong ? 16 : 8;
    if (size < headBytes) break;
    boxes.push({ type: textAt(head, 4, 4), start: place + headBytes, end: place + size });
    place += size;
  }
  return boxes;
}

/** The first box at the end of a path of types, inside another. */
export async function boxInside(source: ByteSource, box: Box, path: string[]): Promise<Box | undefined> {
  let found: Box | undefined = box;
  for (const type of path) {
    if (!found) return undefined;
    found = (await boxesIn(source, found.start, found.end)).find((each) => each.type === type);
  }
  return found;
}
