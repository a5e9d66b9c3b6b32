import { isLongAlbum, type DemoAlbum } from '../../content/catalog/index.ts';
import type { DemoRows } from '../deps.ts';
import { runOnce } from '../runOnce.ts';
import { insertAlbums } from './albums.ts';
import { insertPeople } from './people.ts';

/** Inserts people, albums and tracks, without pictures and sound. */
export async function seedRows({ sql, accounts, catalog, size }: DemoRows): Promise<void> {
  const withAlbums = (isWanted: (album: DemoAlbum) => boolean) =>
    catalog.artists.map((artist) => ({ ...artist, albums: artist.albums.filter(isWanted) }));

  await runOnce(sql, `demo/${size}/rows`, async (transaction) => {
    const now = new Date();
    await insertPeople(transaction, accounts, catalog, now);
    await insertAlbums(
      transaction,
      withAlbums((album) => !isLongAlbum(album)),
      now,
    );
  });
  // A separate step: data of earlier versions get these albums too, without restoring others that an artist deleted.
  await runOnce(sql, `demo/${size}/long-albums`, (transaction) =>
    insertAlbums(transaction, withAlbums(isLongAlbum), new Date()),
  );
}
