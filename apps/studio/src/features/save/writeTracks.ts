import { isApiError } from '@fairtone/api';
import { plainTitle, titleFromFileName } from '@fairtone/domain';
import { storedIdOf, type AlbumTrack } from '../tracks/albumTracks';
import type { AlbumSave, SaveCalls } from './albumSave';
import { at } from './saveError';
import { newTrackRows } from './trackRows';

/** Deletes tracks. Sold tracks are withdrawn instead and returned. */
export async function removeTracks(removed: AlbumTrack[], calls: SaveCalls): Promise<AlbumTrack[]> {
  // Tracks without files can always be deleted, so they must not be in the same request as sold tracks, which is
  // refused.
  const hasNoFiles = ({ upload, files }: AlbumTrack) => upload.phase === 'failed' && files.length === 0;
  const failedWithoutFiles = removed.filter(hasNoFiles);
  const whole = removed.filter((track) => !hasNoFiles(track));
  if (failedWithoutFiles.length > 0) await calls.deleteTracks(failedWithoutFiles);
  if (whole.length === 0) return [];
  try {
    await calls.deleteTracks(whole);
    return [];
  } catch (error) {
    if (!isApiError(error) || error.message !== 'sold_cannot_be_deleted') throw error;
    await calls.withdrawTracks(whole.map(({ id }) => id));
    return whole;
  }
}

/**
 * Writes the tracks of an album in this order: new tracks, new audio, titles and numbers.
 * @throws SaveError with the row when a single track caused the failure
 */
export async function writeTracks(usable: AlbumTrack[], save: AlbumSave, calls: SaveCalls): Promise<void> {
  // Failed files leave gaps in the numbers of the list; the album must have none.
  const numbered = usable.map((track, index) => ({ ...track, trackNumber: index + 1 }));
  await addTracks(numbered, save.albumId, calls);
  for (const track of numbered) if (track.former) await at('tracks', () => calls.replaceAudio(track), track);
  const changed = numbered.filter((track) => isChanged(track, save));
  await Promise.all(changed.map((track) => at('tracks', () => calls.updateTrack(changesOf(track, save)), track)));
}

/**
 * Adds all tracks in one request. If the database refuses it, they are added one by one, so that only the refused track
 * is left out and named.
 */
async function addTracks(tracks: AlbumTrack[], albumId: string, calls: SaveCalls): Promise<void> {
  const rows = newTrackRows(albumId, tracks);
  if (rows.readyIds.length === 0) return;
  try {
    await calls.addTracks(rows);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const added = tracks.filter(({ id }) => rows.readyIds.includes(id));
    const ends = [];
    for (const track of added) {
      ends.push(await Promise.allSettled([at('tracks', () => calls.addTracks(newTrackRows(albumId, [track])), track)]));
    }
    for (const end of ends.flat()) if (end.status === 'rejected') throw end.reason as Error;
  }
}

/**
 * Whether the database refused the rows. Adding them one by one cannot help after a lost connection or when the server
 * is down.
 */
const isRefusal = (error: unknown) =>
  isApiError(error) && error.code !== 'network' && error.status !== 401 && error.status < 500;

const storedOf = (track: AlbumTrack, { stored }: AlbumSave) => stored.find(({ id }) => id === storedIdOf(track));

function isChanged(track: AlbumTrack, save: AlbumSave): boolean {
  const before = storedOf(track, save);
  return before ? before.title !== track.title || before.trackNumber !== track.trackNumber : save.isRepeat;
}

function changesOf(track: AlbumTrack, save: AlbumSave) {
  const { title, trackNumber, fileName } = track;
  return {
    id: storedIdOf(track),
    title: plainTitle(title) || (storedOf(track, save)?.title ?? titleFromFileName(fileName ?? '')),
    track_number: trackNumber,
  };
}
