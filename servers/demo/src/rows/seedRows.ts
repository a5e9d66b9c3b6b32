import { isLongAlbum, type DemoAlbum } from '../../content/catalog/index.ts';
import type { DemoRows } from '../deps.ts';
import { once } from '../once.ts';
import { insertAlbums } from './albums.ts';
import { insertPeople } from './people.ts';

/** People, albums and tracks, all without pictures and sound yet. */
export async function seedRows({ sql, accounts, catalog, size }: DemoRows): Promise<void> {
  const withAlbums = (isWanted: (album: DemoAlbum) => boolean) =>
    catalog.artists.map((artist) => ({ ...artist, albums: artist.albums.filter(isWanted) }));

  await once(sql, `demo/${size}/rows`, async (transaction) => {
    const now = new Date();
    await insertPeople(transaction, accounts, catalog, now);
    await insertAlbums(
      transaction,
      withAlbums((album) => !isLongAlbum(album)),
      now,
    );
  });
  // A step of their own: data of a version without them gets them too, and no other album that its artist deleted comes back.
  await once(sql, `demo/${size}/long-albums`, (transaction) =>
    insertAlbums(transaction, withAlbums(isLongAlbum), new Date()),
  );
}
