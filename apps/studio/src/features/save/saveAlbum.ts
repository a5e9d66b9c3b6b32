import { isNotFound } from '@fairtone/api';
import type { AlbumTrack } from '../tracks/albumTracks';
import type { AlbumSave, SaveCalls, SaveResult } from './albumSave';
import { failedTrackRows } from './trackRows';
import { at, SaveError } from './saveError';
import { removeTracks, writeTracks } from './writeTracks';

/** Whether the album was saved elsewhere since this form opened. */
export function isChangedElsewhere(error: unknown): boolean {
  return error instanceof SaveError && error.step === 'album' && isNotFound(error.cause);
}

/**
 * Writes an album and its tracks, in the order in which an interruption does the least harm.
 * @throws SaveError with the step that failed
 */
export async function saveAlbum(save: AlbumSave, calls: SaveCalls): Promise<SaveResult> {
  const { albumId, cover } = save;
  const coverUrl = cover ? await at('cover', () => calls.uploadCover(cover)) : cover;

  await at('album', () =>
    save.isNew
      ? calls.insertAlbum(albumId, save.album, coverUrl ?? null)
      : calls.updateAlbum(albumId, save.album, coverUrl, save.version),
  );

  const unreplaced = save.tracks.filter(({ upload, former }) => former && upload.phase !== 'done');
  const tracks = save.tracks.map((track) => (unreplaced.includes(track) ? toFormerTrack(track) : track));
  const usable = tracks.filter(({ upload }) => upload.phase === 'done');
  const kept = await at('tracks', () => removeTracks(save.removed, calls));
  await at('tracks', () => writeTracks(usable, save, calls));

  const shallPublish = save.shallPublish && usable.length > 0;
  const published = shallPublish ? await at('publish', () => calls.publish(albumId, save.allowUnfinished)) : null;
  // Last, because a failed track can still be fixed while the rest is written.
  const failed = failedTrackRows(albumId, tracks, usable.length);
  if (failed.length > 0) await at('tracks', () => calls.keepFailed(failed));
  return { savedCount: usable.length, totalCount: tracks.length, kept, unreplaced, published };
}

/** The track with the old audio, and with the typed title and number. */
const toFormerTrack = ({ title, trackNumber, former }: AlbumTrack): AlbumTrack => ({ ...former!, title, trackNumber });
