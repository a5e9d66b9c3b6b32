import { textAt, viewAt, type ByteSource } from './byteSource.ts';

/**
 * A box of the ISO base media format (ISO/IEC 14496-12). Its content is between the offsets `start` and `end` in the
 * file, in bytes.
 */
export interface Box {
  type: string;
  start: number;
  end: number;
}

const MOST_BOXES = 200;

/** Reads the boxes between two offsets. A box that is larger than the range is the last one; its `end` is after `to`. */
export async function boxesIn(source: ByteSource, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let place = from; place + 8 <= to && boxes.length < MOST_BOXES;) {
    const head = await viewAt(source, place, Math.min(16, to - place));
    if (!head) break;
    const short = head.getUint32(0);
    // 1 means that an 8-byte size follows the type, 0 that the box extends to the end.
    const isLong = short === 1 && head.byteLength === 16;
    const size = short === 0 ? to - place : isLong ? Number(head.getBigUint64(8)) : short;
    const headBytes = isLong ? 16 : 8;
    if (size < headBytes) break;
    boxes.push({ type: textAt(head, 4, 4), start: place + headBytes, end: place + size });
    place += size;
  }
  return boxes;
}

/** Finds the first box at a path of types inside another box. */
export async function boxInside(source: ByteSource, box: Box, path: string[]): Promise<Box | undefined> {
  let found: Box | undefined = box;
  for (const type of path) {
    if (!found) return undefined;
    found = (await boxesIn(source, found.start, found.end)).find((each) => each.type === type);
  }
  return found;
}
