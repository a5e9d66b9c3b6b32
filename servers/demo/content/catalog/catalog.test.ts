/** @jest-environment node */
import {
  ALBUM_TITLE_MAX,
  ALBUM_TITLE_MIN,
  brokenPasswordRules,
  FIXED_PRICE_MIN_CENTS,
  GENRES,
  PRICE_MAX_CENTS,
  priceOption,
  refuseAmount,
  TRACKS_PER_ALBUM_MAX,
} from '@fairtone/domain';
import { SCORES } from '../music/genres/catalogue';
import {
  albumId,
  CATALOGS,
  DEMO_ACCOUNTS,
  DEMO_ALBUM_ID,
  DEMO_ARTIST_KEY,
  DEMO_LISTENER_KEY,
  isLongAlbum,
  trackId,
  type DemoAlbum,
  type DemoCatalog,
} from './index';

const albumsOf = ({ artists }: DemoCatalog) => artists.flatMap(({ albums }) => albums);
const tracksOf = (catalog: DemoCatalog) =>
  albumsOf(catalog).flatMap((album) =>
    album.tracks.map((track) => ({ ...track, genre: track.genre ?? album.genres[0] })),
  );
const both = Object.entries(CATALOGS);
const distinct = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('the full demo', () => {
  const { full } = CATALOGS;

  it('has at least 14 artists, 26 albums and 96 tracks', () => {
    expect(full.artists.length).toBeGreaterThanOrEqual(14);
    expect(albumsOf(full).length).toBeGreaterThanOrEqual(26);
    expect(tracksOf(full).length).toBeGreaterThanOrEqual(96);
    expect(full.listeners).toHaveLength(2);
  });

  it('has an album and music of every genre', () => {
    expect(new Set(albumsOf(full).flatMap(({ genres }) => genres))).toEqual(new Set(GENRES));
    expect(new Set(tracksOf(full).map(({ genre }) => genre))).toEqual(new Set(GENRES));
  });

  it('has the two sample playlists', () => {
    const [first, second] = full.activity.playlists;
    expect([first?.name, second?.name]).toEqual(['Chill Vibes', 'Workout Mix']);
    for (const { description, tracks } of [first!, second!]) {
      expect(description.length).toBeGreaterThan(0);
      expect(tracks.length).toBeGreaterThan(0);
    }
  });

  it('has sketches of 32 to 80 seconds besides its long albums', () => {
    const sketches = albumsOf(full)
      .filter((album) => !isLongAlbum(album))
      .flatMap(({ tracks }) => tracks);
    expect(sketches.length).toBeGreaterThanOrEqual(96);
    for (const { seconds } of sketches) expect(seconds >= 32 && seconds <= 80).toBe(true);
  });

  it('has every kind of price and every master format', () => {
    expect(new Set(albumsOf(full).map(({ price }) => priceOption(price)))).toEqual(
      new Set(['free', 'fixed', 'pay_what_you_want']),
    );
    expect(new Set(albumsOf(full).map(({ master }) => master))).toEqual(new Set(['mp3', 'wav', 'flac']));
  });

  it('spreads its albums over three years, and the demo link opens the oldest', () => {
    const ages = albumsOf(full).map(({ releasedDaysAgo }) => releasedDaysAgo);
    expect(Math.min(...ages)).toBeLessThan(7);
    expect(Math.max(...ages)).toBeGreaterThan(900);
    expect(Math.max(...ages)).toBeLessThan(3 * 365);
    const oldest = albumsOf(full).find(({ releasedDaysAgo }) => releasedDaysAgo === Math.max(...ages));
    expect(albumId(oldest!.key)).toBe(DEMO_ALBUM_ID);
  });
});

describe('the small demo', () => {
  it('has an album of each kind of price and eight short tracks', () => {
    const albums = albumsOf(CATALOGS.small);
    expect(CATALOGS.small.artists).toHaveLength(3);
    expect(albums.map(({ price }) => priceOption(price)).sort()).toEqual([
      'fixed',
      'fixed',
      'free',
      'pay_what_you_want',
    ]);
    expect(tracksOf(CATALOGS.small)).toHaveLength(8);
  });
});

describe.each(both)('every demo (%s)', (_size, catalog) => {
  const albums = albumsOf(catalog);
  const people = new Set([...catalog.artists, ...catalog.listeners].map(({ key }) => key));

  it('repeats no name, title, key or release day', () => {
    expect(distinct([...catalog.artists, ...catalog.listeners].map(({ name }) => name))).toBe(true);
    expect(distinct(albums.map(({ title }) => title))).toBe(true);
    expect(distinct(albums.map(({ key }) => key))).toBe(true);
    expect(distinct(albums.map(({ releasedDaysAgo }) => releasedDaysAgo))).toBe(true);
    for (const { tracks } of albums) expect(distinct(tracks.map(({ title }) => title))).toBe(true);
  });

  it('contains only what the shop accepts from every artist', () => {
    for (const album of albums) {
      expect(album.title.length).toBeGreaterThanOrEqual(ALBUM_TITLE_MIN);
      expect(album.title.length).toBeLessThanOrEqual(ALBUM_TITLE_MAX);
      expect(album.tracks.length).toBeGreaterThan(0);
      expect(album.tracks.length).toBeLessThanOrEqual(TRACKS_PER_ALBUM_MAX);
      expect(album.accent ?? '#000000').toMatch(/^#[0-9a-f]{6}$/);
      expect(refusedPrice(album)).toBeNull();
    }
    const known = SCORES.map(({ name }) => name);
    for (const { genre } of tracksOf(catalog)) expect(known).toContain(genre);
  });

  it('links to reserved example domains only', () => {
    for (const { links } of catalog.artists) {
      for (const link of Object.values(links))
        expect(new URL(link).hostname).toMatch(/(\.example|(^|\.)example\.(com|net|org))$/);
    }
  });

  it('has bios of two to five sentences', () => {
    for (const { bio } of [...catalog.artists, ...catalog.listeners]) {
      const sentences = bio.match(/[.?!](\s|\)|$)/g)?.length ?? 0;
      expect(sentences).toBeGreaterThanOrEqual(2);
      expect(sentences).toBeLessThanOrEqual(5);
    }
  });

  it('has activity on existing tracks and people only, and nobody buys twice or their own album', () => {
    const { orders, playlists, follows, favourites, habits } = catalog.activity;
    const trackCounts = new Map(albums.map(({ key, tracks }) => [key, tracks.length]));
    const owner = new Map(catalog.artists.flatMap((artist) => artist.albums.map(({ key }) => [key, artist.key])));
    const refs = [...playlists.flatMap(({ tracks }) => tracks), ...favourites.flatMap(({ tracks }) => tracks)];
    for (const { album, track } of refs) expect(trackCounts.get(album)).toBeGreaterThanOrEqual(track);
    const named = [
      ...orders.flatMap(({ items }) => items.map(({ album }) => album)),
      ...favourites.flatMap((each) => each.albums),
      ...habits.flatMap((each) => each.albums.map(({ album }) => album)),
    ];
    for (const album of named) expect(trackCounts.has(album)).toBe(true);
    const bought = orders.flatMap(({ buyer, items }) => items.map(({ album }) => ({ buyer, album })));
    expect(distinct(bought.map(({ buyer, album }) => `${buyer} ${album}`))).toBe(true);
    for (const { buyer, album } of bought) expect(owner.get(album)).not.toBe(buyer);
    for (const { follower, artists } of follows) {
      for (const person of [follower, ...artists]) expect(people).toContain(person);
      expect(distinct([follower, ...artists])).toBe(true);
    }
  });

  it('has no order before the release or the buyer’s sign-up, and pays accepted prices', () => {
    const byKey = new Map(albums.map((album) => [album.key, album]));
    const joined = new Map(catalog.listeners.map(({ key, joinedDaysAgo }) => [key, joinedDaysAgo]));
    for (const { buyer, daysAgo, items } of catalog.activity.orders) {
      expect(joined.get(buyer)).toBeGreaterThan(daysAgo);
      for (const { album: key, amountCents } of items) {
        const album = byKey.get(key)!;
        expect(album.releasedDaysAgo).toBeGreaterThan(daysAgo);
        if (album.price === null) expect(refuseAmount(amountCents, album.minimumPrice)).toBeNull();
        else expect(amountCents).toBeUndefined();
      }
    }
    for (const artist of catalog.artists) {
      for (const { releasedDaysAgo } of artist.albums) expect(artist.joinedDaysAgo).toBeGreaterThan(releasedDaysAgo);
    }
  });

  it('contains both demo accounts', () => {
    expect(catalog.artists.map(({ key }) => key)).toContain(DEMO_ARTIST_KEY);
    expect(catalog.listeners.map(({ key }) => key)).toContain(DEMO_LISTENER_KEY);
    for (const { password } of Object.values(DEMO_ACCOUNTS)) expect(brokenPasswordRules(password)).toEqual([]);
  });
});

test('no two tracks of either demo have the same seed', () => {
  expect(distinct(both.flatMap(([, catalog]) => tracksOf(catalog).map(({ seed }) => seed)))).toBe(true);
});

test('ids are stable UUIDs of version 5', () => {
  expect(DEMO_ALBUM_ID).toBe(albumId('low-tide-atlas'));
  expect(trackId('low-tide-atlas', 1)).not.toBe(trackId('low-tide-atlas', 2));
  expect(DEMO_ALBUM_ID).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

function refusedPrice(album: DemoAlbum): string | null {
  if (album.price === null) {
    if (album.minimumPrice > album.suggestedPrice) return 'suggested below minimum';
    return refuseAmount(album.minimumPrice, 0) ?? refuseAmount(album.suggestedPrice, album.minimumPrice);
  }
  const isValid = album.price === 0 || (album.price >= FIXED_PRICE_MIN_CENTS && album.price <= PRICE_MAX_CENTS);
  return isValid ? null : 'fixed price out of range';
}
