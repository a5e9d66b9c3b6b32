import { textAt, viewAt, type ByteSource } from './byteSource.ts';
import { skipId3 } from './id3.ts';

const MOST_BLOCKS = 500;

/** @returns what is wrong, or null. RFC 9639: marker, STREAMINFO, further metadata, then a frame. */
export async function faultOfFlac(source: ByteSource): Promise<string | null> {
  const start = await skipId3(source);
  const head = start === null ? null : await viewAt(source, start, 42);
  if (start === null || !head || textAt(head, 0, 4) !== 'fLaC') return 'it is no FLAC';
  const isStreamInfo = (head.getUint32(4) & 0x7fffffff) === 34;
  const hertz = head.getUint32(18) >>> 12;
  if (!isStreamInfo || hertz === 0 || head.getUint16(8) < 16) return 'its stream information is broken';
  const frame = await skipMetadata(source, start + 4);
  const sync = frame === null ? null : await viewAt(source, frame, 2);
  return sync && (sync.getUint16(0) & 0xfffc) === 0xfff8 ? null : 'it holds no FLAC frames';
}

async function skipMetadata(source: ByteSource, from: number): Promise<number | null> {
  let place = from;
  for (let count = 0; count < MOST_BLOCKS; count += 1) {
    const block = await viewAt(source, place, 4);
    if (!block) return null;
    place += 4 + (block.getUint32(0) & 0xffffff);
    if (block.getUint8(0) >= 0x80) return place;
  }
  return null;
}
