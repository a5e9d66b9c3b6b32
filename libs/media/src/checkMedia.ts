import { inspectAudio } from './audio/inspectAudio.ts';
import type { AudioFaultCode } from './audio/audioFile.ts';
import type { Container } from './audio/detectAudio.ts';
import type { ByteSource } from './byteSource.ts';
import { pictureTypes, readPictureSizes } from './pictureSizes.ts';

/** `wrong_type`: the content is not of the declared type. `too_many_pixels`: decoding would need too much memory. */
export interface MediaFault {
  code: 'wrong_type' | 'too_many_pixels';
  /** For audio, the fault; `renamed`: it is audio of another format than declared. */
  reason?: AudioFaultCode | 'renamed';
  message: string;
}

export const MAX_PICTURE_SIDE_PX = 12_000;
export const MAX_PICTURE_PIXELS = 50_000_000;

const soundTypes: Record<string, Container> = {
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/flac': 'flac',
  'audio/x-flac': 'flac',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/vnd.wave': 'wav',
};

/**
 * Checks whether a file is of its media type, by its headers: a few small reads for any size. Returns null when it is
 * accepted, also for unknown types.
 */
export async function checkMedia(source: ByteSource, contentType: string): Promise<MediaFault | null> {
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase();
  if (soundTypes[type]) return checkSound(source, type);
  return pictureTypes.includes(type) ? checkPicture(source, type) : null;
}

async function checkSound(source: ByteSource, type: string): Promise<MediaFault | null> {
  const found = await inspectAudio(source, { only: soundTypes[type] });
  if ('fault' in found)
    return { code: 'wrong_type', reason: found.fault, message: `This is not ${type}: ${found.message}` };
  if ('format' in found) return null;
  return { code: 'wrong_type', reason: 'renamed', message: `This is not ${type}, it is ${found.other}` };
}

async function checkPicture(source: ByteSource, type: string): Promise<MediaFault | null> {
  const sizes = await readPictureSizes(source, type);
  if (sizes.length === 0 || sizes.some(({ width, height }) => width === 0 || height === 0))
    return { code: 'wrong_type', message: `This is not ${type}` };
  const tooLarge = sizes.find(
    ({ width, height }) => Math.max(width, height) > MAX_PICTURE_SIDE_PX || width * height > MAX_PICTURE_PIXELS,
  );
  if (!tooLarge) return null;
  return { code: 'too_many_pixels', message: `${tooLarge.width} x ${tooLarge.height} pixels are too many` };
}
