import probe from 'probe-image-size/sync.js';
import type { ByteSource } from './byteSource.ts';

interface PictureSize {
  width: number;
  height: number;
}

/** Parser of a picture's header. For an AVIF with several pictures, `variants` has all sizes. */
type Parse = (bytes: Uint8Array) => (PictureSize & { variants?: PictureSize[] }) | undefined;

/** Parsers by media type. */
const parsers: Record<string, Parse> = {
  'image/jpeg': probe.parsers.jpeg,
  'image/png': probe.parsers.png,
  'image/gif': probe.parsers.gif,
  'image/webp': probe.parsers.webp,
  'image/avif': probe.parsers.avif,
};

/**
 * Numbers of bytes to read from a picture: the first is nearly always enough. The size may be after a colour profile or
 * EXIF data; the second number is more than the size limit of the buckets.
 */
const HEADS = [64 * 1024, 16 * 1024 * 1024];

export const pictureTypes = Object.keys(parsers);

/**
 * Width and height in pixels of every picture in a file according to its header, without decoding. Empty when the file
 * is not a picture of this type.
 */
export async function readPictureSizes(source: ByteSource, type: string): Promise<PictureSize[]> {
  const parse = parsers[type];
  if (!parse) return [];
  for (const length of HEADS) {
    const found = parse(await source.read(0, Math.min(length, source.size)));
    if (found) return found.variants ?? [found];
    if (source.size <= length) break;
  }
  return [];
}
