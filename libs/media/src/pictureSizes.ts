import probe from 'probe-image-size/sync.js';
import type { ByteSource } from './byteSource.ts';

interface PictureSize {
  width: number;
  height: number;
}

/** What an AVIF of several pictures holds is in `variants`. */
type Parse = (bytes: Uint8Array) => (PictureSize & { variants?: PictureSize[] }) | undefined;

/** The media types of pictures that are looked into, each with its reader. */
const parsers: Record<string, Parse> = {
  'image/jpeg': probe.parsers.jpeg,
  'image/png': probe.parsers.png,
  'image/gif': probe.parsers.gif,
  'image/webp': probe.parsers.webp,
  'image/avif': probe.parsers.avif,
};

/**
 * How much is read of a picture, in bytes: nearly always the first is enough. A colour profile or EXIF data may put the size
 * further back; the second is more than any picture that the buckets take.
 */
const HEADS = [64 * 1024, 16 * 1024 * 1024];

export const pictureTypes = Object.keys(parsers);

/** Width and height in pixels of every picture in a file, as its header says, without decoding. Empty where it is no such picture. */
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
