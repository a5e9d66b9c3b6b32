import { makeWorld } from '@fairtone/harness/fixtures';
import { clearShop } from './clearShop.ts';
import { askService, type ServiceBackend } from './serviceClient.ts';

const among = (rows: readonly { id: string }[]) => `in.(${rows.map(({ id }) => id).join(',')})`;

/** Removes the fixture shop with its people, for tests that share their backend with others. */
export async function removeShop(backend: ServiceBackend): Promise<void> {
  const world = makeWorld(new Date());
  await clearShop(backend, world);
  await removeOrders(backend, among(world.albums));
  await askService(backend, 'DELETE', `/rest/v1/albums?id=${among(world.albums)}`);
  for (const { id } of world.profiles)
    await askService(backend, 'DELETE', `/auth/v1/admin/users/${id}`, { allow: [404] });
}

/** Removes all orders of some albums, those that a test began to pay included: an album with an order cannot be deleted. */
async function removeOrders(backend: ServiceBackend, albums: string): Promise<void> {
  const ofAlbums = `/rest/v1/order_items?album_id=${albums}`;
  const { data } = await askService(backend, 'GET', `${ofAlbums}&select=id:order_id`);
  await askService(backend, 'DELETE', ofAlbums);
  await askService(backend, 'DELETE', `/rest/v1/orders?id=${among(data as { id: string }[])}`);
}
