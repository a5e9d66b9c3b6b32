import { checkMedia } from '@fairtone/media';
import { Refusal } from '../refusal.ts';
import { FileGone, openStored } from './storedFile.ts';
import type { StreamLocation } from './streamLocations.ts';

const TYPES: Record<string, string> = { mp3: 'audio/mpeg', flac: 'audio/flac', wav: 'audio/wav' };

/**
 * Whether a track's file is stored. Its contents must match its type, because a hosted store accepts any bytes.
 * @throws Refusal 409 `not_audio`
 */
export async function hasSound(place: StreamLocation, format: string, title: string): Promise<boolean> {
  const fault = await faultOf(place, TYPES[format] ?? 'audio/mpeg');
  if (fault === 'missing') return false;
  if (fault) throw new Refusal(409, 'not_audio', `“${title}” cannot be published. ${fault.message}.`);
  return true;
}

async function faultOf(place: StreamLocation, mimeType: string) {
  try {
    const source = await openStored(place);
    return source ? await checkMedia(source, mimeType) : 'missing';
  } catch (error) {
    // A concurrent call that publishes or withdraws the same album has moved the file.
    if (error instanceof FileGone) return 'missing';
    throw error;
  }
}

const COVER = /\/album_covers\/([0-9a-zA-Z_/-]+\.jpg)$/;

/** @throws Refusal 409 `cover_unusable` when a cover in our store is not a picture, or too large to show */
export async function checkCover(coverUrl: string | null): Promise<void> {
  const path = COVER.exec(coverUrl ?? '')?.[1];
  const fault = path ? await faultOf({ bucket: 'album_covers', path }, 'image/jpeg') : null;
  if (fault && fault !== 'missing')
    throw new Refusal(409, 'cover_unusable', `The cover cannot be shown. ${fault.message}.`);
}
