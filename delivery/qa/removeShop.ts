import { makeWorld } from '@fairtone/harness/fixtures';
import { clearShop } from './clearShop.ts';
import { askService, type ServiceBackend } from './serviceClient.ts';

const among = (rows: readonly { id: string }[]) => `in.(${rows.map(({ id }) => id).join(',')})`;

/** Removes the fixture shop with its people, for tests that share their backend with others. */
export async function removeShop(backend: ServiceBackend): Promise<void> {
  const world = makeWorld(new Date());
  await clearShop(backend, world);
  for (const table of ['order_items', 'orders', 'albums'] as const) {
    await askService(backend, 'DELETE', `/rest/v1/${table}?id=${among(world[table])}`);
  }
  for (const { id } of world.profiles)
    await askService(backend, 'DELETE', `/auth/v1/admin/users/${id}`, { allow: [404] });
}
