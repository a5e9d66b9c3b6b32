import type { DemoDeps } from '../deps.ts';
import { once } from '../once.ts';
import { insertAlbums } from './albums.ts';
import { insertPeople } from './people.ts';

/** People, albums and tracks, all without pictures and sound yet. */
export function seedRows({ sql, catalog, size }: DemoDeps): Promise<void> {
  return once(sql, `demo/${size}/rows`, async (transaction) => {
    const now = new Date();
    await insertPeople(transaction, catalog, now);
    await insertAlbums(transaction, catalog.artists, now);
  });
}
