import { checkMedia } from '@fairtone/domain/media';
import { Refusal } from '../refusal.ts';
import { openStored } from './storedFile.ts';
import type { Place } from './streamPlaces.ts';

const TYPES: Record<string, string> = { mp3: 'audio/mpeg', flac: 'audio/flac', wav: 'audio/wav' };

/**
 * Whether a track's file is stored. What is stored must be what it is called: a hosted store takes any bytes.
 * @throws Refusal 409 `not_audio`
 */
export async function hasSound(place: Place, format: string, title: string): Promise<boolean> {
  const source = await openStored(place);
  if (!source) return false;
  const fault = await checkMedia(source, TYPES[format] ?? 'audio/mpeg');
  if (fault) throw new Refusal(409, 'not_audio', `“${title}” cannot be published. ${fault.message}.`);
  return true;
}

const COVER = /\/album_covers\/([0-9a-zA-Z_/-]+\.jpg)$/;

/** @throws Refusal 409 `cover_unusable` for a cover of our store that is no picture, or one too large to show */
export async function checkCover(coverUrl: string | null): Promise<void> {
  const path = COVER.exec(coverUrl ?? '')?.[1];
  const source = path ? await openStored({ bucket: 'album_covers', path }) : null;
  const fault = source && (await checkMedia(source, 'image/jpeg'));
  if (fault) throw new Refusal(409, 'cover_unusable', `The cover cannot be shown. ${fault.message}.`);
}
