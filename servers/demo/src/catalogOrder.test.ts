/** @jest-environment node */
import { CATALOGS, isLongAlbum } from '../content/catalog/index.ts';
import { musicOrder, newestFirst } from './catalogOrder.ts';

const keys = (releases: ReturnType<typeof newestFirst>) => releases.map(({ album }) => album.key);

test('albums with long tracks are rendered last, all others from the newest to the oldest', () => {
  const shelf = newestFirst(CATALOGS.full);
  const long = shelf.filter(({ album }) => isLongAlbum(album));
  const made = musicOrder(CATALOGS.full);
  expect(long.length).toBeGreaterThan(0);
  expect(keys(made.slice(-long.length))).toEqual(keys(long));
  expect(keys(made.slice(0, -long.length))).toEqual(keys(shelf.filter((release) => !long.includes(release))));
});

test('the first album is still the newest one', () => {
  expect(musicOrder(CATALOGS.full)[0]!.album.key).toBe(newestFirst(CATALOGS.full)[0]!.album.key);
});
