/** Limits of a profile picture: size of the chosen file, and side of the stored square. */
export const AVATAR_MAX_BYTES = 2 * 1024 * 1024;
export const AVATAR_SIDE_PX = 512;

export type PictureRefusal = 'notImage' | 'tooLarge';

/** Why a chosen file is refused as a picture, by its type and size; null when it is accepted. */
export function refusePicture(file: { type: string; size: number }, maxBytes: number): PictureRefusal | null {
  if (!file.type.startsWith('image/')) return 'notImage';
  return file.size > maxBytes ? 'tooLarge' : null;
}
