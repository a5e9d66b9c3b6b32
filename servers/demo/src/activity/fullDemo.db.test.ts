import { accountStore, connect } from '@fairtone/servers/supabase/testing';
import { CATALOGS, DEMO_ACCOUNTS, DEMO_ARTIST_KEY, DEMO_LISTENER_KEY, personId } from '../../content/catalog/index.ts';
import { authClient } from '../../../testing/clients.ts';
import { startBackend, type RunningBackend } from '../../../testing/startBackend.ts';
import type { Sql } from '../shop.ts';
import { connectPayoutAccount } from '../payoutAccount.ts';
import { seedRows } from '../rows/seedRows.ts';
import { recountEarlierPlays } from './recountEarlierPlays.ts';
import { seedActivity } from './seedActivity.ts';

const DAY_MS = 86_400_000;
const listener = personId(DEMO_LISTENER_KEY);
const artist = personId(DEMO_ARTIST_KEY);

type News = { kind: string; payload: Record<string, unknown>; created_at: string; read_at: string | null };
type Ask = <Answer>(path: string, body?: unknown) => Promise<Answer>;

let shop: RunningBackend;
let sql: Sql;
let asListener: Ask;
let asArtist: Ask;

async function signIn(account: { email: string; password: string }): Promise<Ask> {
  const { data, error } = await authClient(shop).signInWithPassword(account);
  if (error) throw error;
  const headers = {
    apikey: shop.anonKey,
    authorization: `Bearer ${data.session.access_token}`,
    'content-type': 'application/json',
  };
  return async (path, body) => {
    const request = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch(`${shop.url}/rest/v1/${path}`, request)).json()) as never;
  };
}

const deps = () => ({ sql, accounts: accountStore, catalog: CATALOGS.full, size: 'full' as const });
/** Expected listening time: the lengths of all tracks counted as played in the last 30 days (UTC, including today). */
const secondsOfPlays = async () => {
  const [row] = await sql<[{ seconds: number }]>`
    select sum(track.duration)::integer as seconds from public.plays as play join public.tracks as track on track.id = track_id
    where listener_id = ${listener}
      and (play.created_at at time zone 'UTC')::date > (now() at time zone 'UTC')::date - 30`;
  return row.seconds;
};
const bellOf = async (ask: Ask) => ask<News[]>('rpc/list_notifications', { page_size: 100 });

// Creates only the rows of the full demo: rendering its music would take minutes.
beforeAll(async () => {
  shop = await startBackend();
  sql = connect(shop.databaseUrl, 2);
  await seedRows(deps());
  await seedActivity(deps());
  await sql`update public.tracks set status = 'ready', audio_url = '/storage/v1/object/public/audio_files/demo.mp3'`;
  [asListener, asArtist] = [await signIn(DEMO_ACCOUNTS.listener), await signIn(DEMO_ACCOUNTS.artist)];
}, 120_000);
afterAll(async () => {
  await sql?.end({ timeout: 5 });
  await shop?.stop();
});

describe('the demo listener', () => {
  it('has the listening time of their plays, even before the demo’s music is rendered', async () => {
    const seconds = await secondsOfPlays();
    expect(seconds).toBeGreaterThan(3600);
    expect(await asListener('rpc/listening_seconds', { days: 30 })).toBe(seconds);
    const { orders, playlists, favourites } = CATALOGS.full.activity;
    const bought = orders.filter(({ buyer }) => buyer === DEMO_LISTENER_KEY).flatMap(({ items }) => items);
    const own = async (path: string) => (await asListener<unknown[]>(path)).length;
    expect({
      playlists: await own(`playlists?user_id=eq.${listener}&select=id`),
      favorite_tracks: await own('user_favorites?track_id=not.is.null&select=track_id'),
      purchases: await own('purchases?select=album_id'),
      following: await own(`user_follows?follower_id=eq.${listener}&select=following_id`),
    }).toEqual({
      playlists: playlists.filter(({ owner }) => owner === DEMO_LISTENER_KEY).length,
      favorite_tracks: favourites.find((each) => each.listener === DEMO_LISTENER_KEY)!.tracks.length,
      purchases: bought.length,
      following: 5,
    });
  });

  it('sees the tracks that they played last, latest first', async () => {
    const recent = await asListener<{ id: string }[]>('rpc/recently_played_of', { person: listener });
    const plays = await sql<{ id: string }[]>`
      select track_id as id from public.plays where listener_id = ${listener} group by track_id
      order by max(created_at) desc, track_id limit 5`;
    expect(recent.map(({ id }) => id)).toEqual(plays.map(({ id }) => id));
    expect(recent).toHaveLength(5);
  });

  it('has a notification of every album released since they follow its artist, with its date; the newest are unread', async () => {
    const expected = await sql<{ title: string; at: Date }[]>`
      select album.title, album.published_at as at from public.user_follows as follow
      join public.albums as album on album.artist_id = following_id and album.published_at > follow.created_at
      where follower_id = ${listener} order by album.published_at desc`;
    const bell = await bellOf(asListener);
    expect(bell.map(({ kind, payload, created_at }) => [kind, payload.album_title, new Date(created_at)])).toEqual(
      expected.map(({ title, at }) => ['new_release', title, at]),
    );
    const unread = bell.filter(({ read_at: readAt }) => readAt === null);
    expect(unread.length).toBeGreaterThan(0);
    expect(unread).toHaveLength(expected.filter(({ at }) => at.getTime() > Date.now() - 7 * DAY_MS).length);
    expect(await asListener('rpc/unread_notifications', {})).toBe(unread.length);
  });
});

describe('the demo artist', () => {
  const ofKind = (bell: News[], kind: string) => bell.filter((news) => news.kind === kind);
  const sum = (news: News[], fact: string) => news.reduce((cents, { payload }) => cents + Number(payload[fact]), 0);

  it('has a notification of each sale, follower and payout, with amounts that equal the ledger', async () => {
    const bell = await bellOf(asArtist);
    const [balance] = await asArtist<{ balance_cents: number; earned_cents: number }[]>('artist_balance?select=*');
    const [books] = await sql<[{ sales: number; followers: number }]>`
      select (select count(*)::integer from public.order_items where artist_id = ${artist} and sold_at is not null) as sales,
        (select followers from public.profile_counts where profile_id = ${artist}) as followers`;
    expect(ofKind(bell, 'sale')).toHaveLength(books.sales);
    expect(ofKind(bell, 'follower')).toHaveLength(books.followers);
    expect(sum(ofKind(bell, 'sale'), 'share_cents')).toBe(balance!.earned_cents);
    const payouts = ofKind(bell, 'payout');
    expect(payouts.length).toBeGreaterThan(0);
    expect(balance!.earned_cents - sum(payouts, 'amount_cents')).toBe(balance!.balance_cents);
  });

  it('was paid out on the first days of months, for lines that were payable by then', async () => {
    const payouts = await sql<{ amount: number; at: Date; periods: boolean; booked: number; moments: number }[]>`
      select amount_cents as amount, created_at as at, paid_at = created_at and period = created_at::date as periods,
        (select -sum(amount_cents)::integer from public.ledger_entries as entry
          where entry.payout_id = payouts.id and account = 'artist' and entry.created_at = payouts.created_at) as booked,
        (select count(*)::integer from public.payout_entries as line join public.ledger_entries as entry on entry.id = entry_id
          where line.payout_id = payouts.id and entry.payable_at > payouts.created_at) as moments
      from public.payouts where artist_id = ${artist} and state = 'paid' order by created_at`;
    expect(payouts.length).toBeGreaterThan(1);
    for (const { amount, at, periods, booked, moments } of payouts) {
      expect(at.getUTCDate()).toBe(1);
      expect({ periods, booked, moments }).toEqual({ periods: true, booked: amount, moments: 0 });
    }
    const bell = await bellOf(asArtist);
    expect(
      ofKind(bell, 'payout')
        .map((news) => new Date(news.created_at))
        .reverse(),
    ).toEqual(payouts.map(({ at }) => at));
  });

  it('has a ledger that sums to zero, and gets no e-mail about notifications that are read', async () => {
    const [books] = await sql`select sum(amount_cents)::integer as sum from public.ledger_entries`;
    expect(books).toEqual({ sum: 0 });
    const late = await sql`
      select email.kind from public.emails as email join public.notifications as note
        on note.user_id = email.user_id and note.payload = email.payload
      where email.state = 'waiting' and note.read_at is not null`;
    expect([...late]).toEqual([]);
  });
});

it('the demo artist has a payout account at the test-mode provider, and its creation leaves no session', async () => {
  const connect = () => connectPayoutAccount({ ...deps(), origin: shop.url, publishableKey: shop.anonKey });
  const sessionsOf = () => sql`select id from auth.sessions where user_id = ${artist} order by id`;
  const before = await sessionsOf();
  await connect();
  const account = await sql`select details_submitted, payouts_enabled, transfers_enabled from public.payment_accounts`;
  expect([...account]).toEqual([{ details_submitted: true, payouts_enabled: true, transfers_enabled: true }]);
  expect(await sessionsOf()).toEqual(before);
  // A second start does nothing.
  await sql`delete from public.payment_accounts`;
  await connect();
  expect([...(await sql`select 1 from public.payment_accounts`)]).toEqual([]);
});

it('plays that an earlier version counted for tracks without a length are counted again, once', async () => {
  const seconds = await secondsOfPlays();
  await sql`update private.listener_days set seconds = 0`;
  await recountEarlierPlays(deps());
  expect(await asListener('rpc/listening_seconds', { days: 30 })).toBe(0);
  await sql`delete from fairtone_private.settings where name = 'demo/full/counted-plays'`;
  await recountEarlierPlays(deps());
  expect(await asListener('rpc/listening_seconds', { days: 30 })).toBe(seconds);
});
