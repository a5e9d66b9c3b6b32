import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { albumId, CATALOGS, DEMO_ACCOUNTS, trackId } from '../content/catalog/index.ts';
import { trackLengthMs } from '../content/music/trackLength.ts';
import { authClient, withSql } from '../../testing/clients.ts';
import { startBackend, type RunningBackend } from '../../testing/startBackend.ts';

// This test renders music.
jest.setTimeout(180_000);

const TABLES = [
  'auth.users',
  'public.profiles',
  'public.albums',
  'public.tracks',
  'public.track_files',
  'storage.objects',
  'public.orders',
  'public.purchases',
  'public.ledger_entries',
  'public.notifications',
  'public.plays',
  'public.playlists',
  'public.playlist_tracks',
  'public.user_follows',
  'public.user_favorites',
];
const albums = CATALOGS.small.artists.flatMap((artist) => artist.albums);
const TRACK_COUNT = albums.flatMap(({ tracks }) => tracks).length;

let shop: RunningBackend;

type Album = {
  id: string;
  title: string;
  cover_image: string;
  track_count: number;
  tracks: { id: string; audio_url: string; duration_ms: number; peaks: number[]; encoder_delay: number }[];
};

const asGuest = async <Answer>(path: string): Promise<Answer> =>
  (await (await fetch(`${shop.url}/rest/v1/${path}`, { headers: { apikey: shop.anonKey } })).json()) as Answer;
const seenAlbums = () => asGuest<Album[]>('albums?select=*,tracks(*)&order=created_at.desc');

const countRows = () =>
  withSql(shop, async (sql) => {
    const counts = await Promise.all(
      TABLES.map((table) => sql.unsafe(`select count(*)::integer as rows from ${table}`)),
    );
    return Object.fromEntries(TABLES.map((table, index) => [table, counts[index]![0]!.rows as number]));
  });

describe('a shop with the small demo', () => {
  beforeAll(async () => {
    // Copies the result of a first start; interrupted.full.db.test.ts renders its own music.
    shop = await startBackend({ demo: 'small' });
  });
  afterAll(() => shop?.stop());

  it('shows guests all of its albums, the newest first', async () => {
    const seen = await seenAlbums();
    const newestFirst = [...albums].sort((a, b) => a.releasedDaysAgo - b.releasedDaysAgo);
    expect(seen.map(({ title }) => title)).toEqual(newestFirst.map(({ title }) => title));
    expect(seen.map(({ id }) => id)).toEqual(newestFirst.map(({ key }) => albumId(key)));
    expect(seen.map((album) => album.track_count)).toEqual(newestFirst.map(({ tracks }) => tracks.length));
  });

  it('has every cover in its three sizes and every portrait', async () => {
    const people = await asGuest<{ avatar_url: string }[]>('profiles?select=avatar_url');
    const covers = (await seenAlbums()).flatMap(({ cover_image: url }) =>
      [320, 640, 1400].map((side) => url.replace('-1400.jpg', `-${side}.jpg`)),
    );
    for (const path of [...covers, ...people.map((person) => person.avatar_url)]) {
      const answer = await fetch(shop.url + path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  });

  it('lists its albums by plays, finds them, and recommends them to its listeners', async () => {
    const popular = await asGuest<{ id: string }[]>('rpc/list_albums?sort=popularity');
    expect(popular).toHaveLength(albums.length);
    const found = await asGuest<{ id: string }[]>(`rpc/search_catalog?query=${encodeURIComponent(albums[0]!.title)}`);
    expect(found.map(({ id }) => id)).toContain(albumId(albums[0]!.key));
    const [{ recommended, heard }] = await withSql(
      shop,
      (sql) => sql<[{ recommended: number; heard: number }]>`
      select (select count(*)::int from public.user_recommendations) as recommended,
        (select max(popularity) from private.listings where kind = 'album') as heard`,
    );
    expect(recommended).toBeGreaterThan(0);
    expect(heard).toBeGreaterThan(0);
  });

  it('plays every track by range, with the facts that the player needs', async () => {
    for (const track of (await seenAlbums()).flatMap(({ tracks }) => tracks)) {
      const answer = await fetch(shop.url + track.audio_url, { headers: { range: 'bytes=0-999' } });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([206, 'audio/mpeg']);
      expect(track.peaks).toHaveLength(400);
      expect(track.duration_ms).toBeGreaterThan(7000);
      expect(track.encoder_delay).toBeGreaterThan(0);
    }
  });

  it('stores the length of each track before its music is rendered, and counts plays with it', async () => {
    const lengths = new Map(
      albums.flatMap((album) =>
        album.tracks.map((track, index) => [
          trackId(album.key, index + 1),
          trackLengthMs({ ...track, genre: track.genre ?? album.genres[0] }),
        ]),
      ),
    );
    const tracks = (await seenAlbums()).flatMap((album) => album.tracks);
    expect(tracks.map(({ duration_ms: ms }) => ms)).toEqual(tracks.map(({ id }) => lengths.get(id)));
    const counted = await withSql(
      shop,
      (sql) => sql`
        select listener_id, sum(seconds)::integer as seconds from private.listener_days group by 1 having sum(seconds) > 0
        except
        select listener_id, sum(duration)::integer from public.plays join public.tracks on tracks.id = track_id group by 1`,
    );
    const [listened] = await withSql(
      shop,
      (sql) => sql<[{ seconds: number }]>`select sum(seconds)::integer as seconds from private.listener_days`,
    );
    expect([...counted]).toEqual([]);
    expect(listened.seconds).toBeGreaterThan(0);
  });

  it('notifies followers of the albums released since they follow', async () => {
    const told = await withSql(
      shop,
      (sql) => sql<{ follows: number; told: number }[]>`
        select (select count(*)::integer from public.user_follows as follow
            join public.albums as album on album.artist_id = following_id and album.published_at > follow.created_at) as follows,
          (select count(*)::integer from public.notifications where kind = 'new_release') as told`,
    );
    expect(told[0]!.told).toBe(told[0]!.follows);
    expect(told[0]!.told).toBeGreaterThan(0);
  });

  it('lets both demo accounts sign in, each with its own role', async () => {
    for (const [kind, account] of Object.entries(DEMO_ACCOUNTS)) {
      const { data, error } = await authClient(shop).signInWithPassword(account);
      expect(error).toBeNull();
      const [profile] = await asGuest<{ role: string }[]>(`profiles?id=eq.${data.user!.id}&select=role`);
      expect(profile!.role).toBe(kind === 'artist' ? 'artist' : 'customer');
    }
  });

  it('shows how to sign in on its page and in its last log line', async () => {
    const page = await (await fetch(shop.url, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain(DEMO_ACCOUNTS.listener.email);
    expect(shop.output()).toContain(
      `Fairtone is ready at ${shop.url} · demo listener ${DEMO_ACCOUNTS.listener.email} / `,
    );
  });

  it('has a balanced ledger', async () => {
    await withSql(shop, async (sql) => {
      const [books] = await sql`
        select count(*)::integer as rows, sum(amount_cents)::integer as sum,
          count(distinct order_item_id)::integer * 3 as three_each from public.ledger_entries`;
      expect(books).toEqual({ rows: 6, sum: 0, three_each: 6 });
      const [dates] = await sql`
        select count(distinct entry.created_at)::integer as moments, bool_and(entry.created_at = item.sold_at) as as_sold,
          max(entry.created_at) < now() - interval '1 day' as in_the_past
        from public.ledger_entries as entry join public.order_items as item on item.id = order_item_id`;
      expect(dates).toEqual({ moments: 1, as_sold: true, in_the_past: true });
      const [order] = await sql`select state, total_cents from public.orders`;
      expect(order).toEqual({ state: 'paid', total_cents: 1600 });
    });
  });

  it('adds nothing at the second start, also after a kill', async () => {
    const before = await countRows();
    await shop.restart();
    expect(await countRows()).toEqual(before);
    await shop.kill9();
    await shop.restart();
    expect(await countRows()).toEqual(before);
    expect(existsSync(join(shop.dataDir, 'demo'))).toBe(false);
  });

  it('renders a track again that was lost half-way, and does not restore a cover that its artist removed', async () => {
    const [lost, bare] = [trackId('small-low-tide-atlas', 1), albumId('small-gece-vapuru')];
    await withSql(shop, async (sql) => {
      await sql`update public.tracks set status = 'processing', audio_url = null where id = ${lost}`;
      await sql`update public.albums set cover_image = null where id = ${bare}`;
    });
    const before = await countRows();
    await shop.restart();
    expect(await countRows()).toEqual(before);
    const seen = await seenAlbums();
    expect(seen.flatMap(({ tracks }) => tracks)).toHaveLength(TRACK_COUNT);
    expect(seen.find(({ id }) => id === bare)!.cover_image).toBeNull();
  });
});
