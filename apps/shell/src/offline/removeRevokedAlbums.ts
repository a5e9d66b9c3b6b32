import { listSavedAlbums, removeSavedAlbum } from '@fairtone/offline';
import { getRest, readStoredSession } from '@fairtone/platform';

/**
 * Deletes saved albums that are no longer owned, after a refund, and not free. Without an answer
 * everything stays.
 * @param onGone called with the title of each
 */
export async function removeRevokedAlbums(onGone: (title: string) => void): Promise<void> {
  const personId = readStoredSession()?.user.id;
  const kept = personId ? await listSavedAlbums(caches, personId) : [];
  if (!personId || kept.length === 0) return;
  const ids = kept.map(({ id }) => id);
  const rest = getRest();
  const [owned, free] = await Promise.all([
    rest.from('purchases').select('album_id').eq('user_id', personId).is('revoked_at', null).in('album_id', ids),
    rest.from('albums').select('id').eq('price', 0).in('id', ids),
  ]);
  if (owned.error || free.error) return;
  const allowedIds = new Set([...owned.data.map(({ album_id }) => album_id), ...free.data.map(({ id }) => id)]);
  for (const { id, title } of kept.filter((album) => !allowedIds.has(album.id))) {
    await removeSavedAlbum(caches, personId, id);
    onGone(title);
  }
}
