import { listSavedAlbums, removeSavedAlbum } from '@fairtone/offline';
import { getRest, readStoredSession } from '@fairtone/platform';

/**
 * Deletes saved albums that are no longer owned, after a refund, and not free. When a request fails, all albums stay.
 * @param onGone called with the title of each deleted album
 */
export async function removeRevokedAlbums(onGone: (title: string) => void): Promise<void> {
  const personId = readStoredSession()?.user.id;
  const saved = personId ? await listSavedAlbums(caches, personId) : [];
  if (!personId || saved.length === 0) return;
  const ids = saved.map(({ id }) => id);
  const rest = getRest();
  const [owned, free] = await Promise.all([
    rest.from('purchases').select('album_id').eq('user_id', personId).is('revoked_at', null).in('album_id', ids),
    rest.from('albums').select('id').eq('price', 0).in('id', ids),
  ]);
  if (owned.error || free.error) return;
  const allowedIds = new Set([...owned.data.map(({ album_id }) => album_id), ...free.data.map(({ id }) => id)]);
  for (const { id, title } of saved.filter((album) => !allowedIds.has(album.id))) {
    await removeSavedAlbum(caches, personId, id);
    onGone(title);
  }
}
