import { toPlayableMix, TRACK_WITH_ALBUM_COLUMNS, trackWithAlbumRowSchema } from '@fairtone/music';
import type { AlbumToSave } from '@fairtone/offline';
import { getRest } from '@fairtone/platform';
import * as z from 'zod/mini';

/** The album has no playable track: it was withdrawn from the shop. */
export class NothingToSaveError extends Error {
  override name = 'NothingToSaveError';
}

/** Loads an album with its playable tracks. @throws NothingToSaveError when it has none, or the network error */
export async function findAlbumToSave(albumId: string, signal: AbortSignal): Promise<AlbumToSave> {
  const { data, error } = await getRest()
    .from('tracks')
    .select(TRACK_WITH_ALBUM_COLUMNS)
    .eq('album_id', albumId)
    .order('track_number')
    .abortSignal(signal);
  if (error) throw new Error(error.message);
  const tracks = toPlayableMix(z.array(trackWithAlbumRowSchema).parse(data));
  const [first] = tracks;
  if (!first) throw new NothingToSaveError();
  const { albumTitle, artist, artistId, albumCover } = first;
  return { id: albumId, title: albumTitle, artist, artistId, coverImage: albumCover || null, tracks };
}
