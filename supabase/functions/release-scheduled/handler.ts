import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase, Refusal } from '../_shared/refusal.ts';
import { publishAlbum, type AlbumToPublish } from '../_shared/releases/publishAlbum.ts';
import { serviceFunction } from '../_shared/serviceFunction.ts';

async function dueAlbums(): Promise<AlbumToPublish[]> {
  const { data, error } = await serviceClient().rpc('due_releases');
  if (error) throw fromDatabase(error);
  return data.map(({ id, artist_id: artistId, cover_image: coverUrl }) => ({ id, artistId, coverUrl }));
}

/** Withdrawn, or deleted, since the list was read: not this function's any more. */
const isNotDue = (error: unknown) =>
  error instanceof Refusal && ['not_scheduled', 'album_not_found'].includes(error.code);

/** Publishes the albums whose day has come, one after the other. One that cannot come out does not hold up the others. */
export const handler = serviceFunction(async () => {
  const failed: unknown[] = [];
  let released = 0;
  for (const album of await dueAlbums()) {
    try {
      if ((await publishAlbum(album, { mark: 'release_album', allowUnfinished: true })).state === 'public')
        released += 1;
    } catch (error) {
      if (!isNotDue(error)) failed.push(new Error(`Album ${album.id} did not come out`, { cause: error }));
    }
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} albums did not come out, ${released} did.`);
  return { released };
});
