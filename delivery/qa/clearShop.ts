import type { World } from '@fairtone/harness/fixtures';
import { askService, type ServiceBackend } from './serviceClient.ts';

const among = (rows: readonly { id: string }[]) => `in.(${rows.map(({ id }) => id).join(',')})`;

/**
 * Deletes what users did with the fixture albums and as the fixture people. Paid orders stay in the ledger, as they do
 * when an account is deleted: only their owner is removed.
 */
export async function clearShop(backend: ServiceBackend, { profiles, albums, orders }: World): Promise<void> {
  const [people, records] = [among(profiles), among(albums)];
  const remove = (table: string, filter: string) => askService(backend, 'DELETE', `/rest/v1/${table}?${filter}`);
  await remove('purchases', `or=(user_id.${people},album_id.${records})`);
  await remove('plays', `or=(listener_id.${people},album_id.${records})`);
  await remove('user_favorites', `user_id=${people}`);
  await remove('user_follows', `or=(follower_id.${people},following_id.${people})`);
  await remove('blocks', `blocker_id=${people}`);
  await remove('notifications', `user_id=${people}`);
  await remove('messages', `or=(sender_id.${people},recipient_id.${people})`);
  await remove('playlists', `user_id=${people}`);
  await remove('artist_pages', `artist_id=${people}`);
  const strange = `user_id=${people}&id=not.${among(orders)}`;
  await askService(backend, 'PATCH', `/rest/v1/orders?${strange}`, { body: { user_id: null } });
  await removeStrangeAlbums(backend, people, records);
}

/** Albums that were created as one of the fixture artists. Sold albums cannot be deleted, and are withdrawn from sale. */
async function removeStrangeAlbums(backend: ServiceBackend, people: string, records: string): Promise<void> {
  const filter = `artist_id=${people}&id=not.${records}`;
  const { data } = await askService(backend, 'GET', `/rest/v1/albums?select=id&${filter}`);
  for (const { id } of data as { id: string }[]) {
    const path = `/rest/v1/albums?id=eq.${id}`;
    const { status } = await askService(backend, 'DELETE', path, { allow: [400, 409] });
    if (status >= 400) await askService(backend, 'PATCH', path, { body: { state: 'withdrawn' } });
  }
}
