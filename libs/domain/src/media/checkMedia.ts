import type { ByteSource } from './byteSource.ts';
import { faultOfFlac } from './flac.ts';
import { faultOfMp3 } from './mp3.ts';
import { pictureReaders } from './pictureReaders.ts';
import { faultOfWav } from './wav.ts';

/** `wrong_type`: the bytes are not what they are called. `too_many_pixels`: decoding it would take too much memory. */
export interface MediaFault {
  code: 'wrong_type' | 'too_many_pixels';
  message: string;
}

export const MAX_PICTURE_SIDE_PX = 12_000;
export const MAX_PICTURE_PIXELS = 50_000_000;

const soundChecks: Record<string, (source: ByteSource) => Promise<string | null>> = {
  'audio/mpeg': faultOfMp3,
  'audio/mp3': faultOfMp3,
  'audio/flac': faultOfFlac,
  'audio/x-flac': faultOfFlac,
  'audio/wav': faultOfWav,
  'audio/x-wav': faultOfWav,
  'audio/wave': faultOfWav,
  'audio/vnd.wave': faultOfWav,
};

/**
 * Whether a file is what its media type says, judged by its headers: a few small reads, whatever its size.
 * Null is a clean bill, also for types that nobody here knows.
 */
export async function checkMedia(source: ByteSource, contentType: string): Promise<MediaFault | null> {
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase();
  const fault = await soundChecks[type]?.(source);
  if (fault) return { code: 'wrong_type', message: `This is not ${type}: ${fault}` };
  return pictureReaders[type] ? checkPicture(source, type) : null;
}

async function checkPicture(source: ByteSource, type: string): Promise<MediaFault | null> {
  const size = await pictureReaders[type]!(source);
  if (!size || size.width === 0 || size.height === 0) return { code: 'wrong_type', message: `This is not ${type}` };
  const { width, height } = size;
  const isTooLarge = Math.max(width, height) > MAX_PICTURE_SIDE_PX || width * height > MAX_PICTURE_PIXELS;
  return isTooLarge ? { code: 'too_many_pixels', message: `${width} x ${height} pixels are too many` } : null;
}
