import { viewAt, type ByteSource } from './byteSource.ts';
import type { PictureSize } from './pictureSize.ts';

/** Cameras write a few dozen segments before the frame; a file of nothing but segments must not keep us reading. */
const MOST_SEGMENTS = 500;

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Hops from segment to segment up to the frame header. */
export async function readJpegSize(source: ByteSource): Promise<PictureSize | null> {
  if ((await viewAt(source, 0, 2))?.getUint16(0) !== 0xffd8) return null;
  let place = 2;
  for (let count = 0; count < MOST_SEGMENTS; count += 1) {
    const head = await viewAt(source, place, 4);
    if (!head || head.getUint8(0) !== 0xff) return null;
    const marker = head.getUint8(1);
    // Any number of fill bytes may stand before a marker.
    if (marker === 0xff) {
      place += 1;
      continue;
    }
    if (isFrame(marker)) {
      const frame = await viewAt(source, place + 5, 4);
      return frame && { height: frame.getUint16(0), width: frame.getUint16(2) };
    }
    const length = head.getUint16(2);
    // Scan data, a second start or the end of the picture before any frame.
    if (length < 2 || (marker >= 0xd0 && marker <= 0xda)) return null;
    place += 2 + length;
  }
  return null;
}
