import { serviceClient } from '../_shared/clients.ts';
import { fromDatabase, Refusal } from '../_shared/refusal.ts';
import { publishAlbum, type AlbumToPublish } from '../_shared/releases/publishAlbum.ts';
import { serviceFunction } from '../_shared/serviceFunction.ts';

async function dueAlbums(): Promise<AlbumToPublish[]> {
  const { data, error } = await serviceClient().rpc('due_releases');
  if (error) throw fromDatabase(error);
  return data.map(({ id, artist_id: artistId, cover_image: coverUrl }) => ({ id, artistId, coverUrl }));
}

/** The album was withdrawn or deleted since the list was read. */
const isNotDue = (error: unknown) =>
  error instanceof Refusal && ['not_scheduled', 'album_not_found'].includes(error.code);

/** Publishes the albums whose time has come, one after the other. One that fails does not block the others. */
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
