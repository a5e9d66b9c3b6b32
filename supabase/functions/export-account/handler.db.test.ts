import { sql } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { artist, listener, type Person } from '../../tests/support/people';
import { buy, release } from '../../tests/support/releases';
import { call, refusal } from '../_testing/calls';
import { sections } from './sections';

const exported = async (who: Person) => {
  const { status, body } = await call('export-account', {}, who);
  expect(status).toBe(200);
  return body as unknown as Record<string, Record<string, unknown>[]> & { account: { email: string } };
};

/** Not about a person's own doings, or not theirs to read; why. */
const LEFT_OUT: Record<string, string> = {
  emails: 'copies of what notifications and orders say; for the service only',
  payment_customers: 'a name at the provider; for the service only',
  profile_counts: 'sums of the follows',
  tracks: 'inside albums',
  refunds: 'what a seller gave back; the ledger has it',
  donation_payments: 'inside donations',
};

test('holds everything that is kept about a person: no table with a person in it is forgotten', async () => {
  const rows = await sql()<{ name: string }[]>`
    select distinct relname as name from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and confrelid in ('public.profiles'::regclass, 'auth.users'::regclass)
      and relnamespace = 'public'::regnamespace order by 1`;
  const known = new Set([...sections.map(({ table }) => table), ...Object.keys(LEFT_OUT)]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

test('gives one’s own, with e-mail and orders, and nothing of what others keep to themselves', async () => {
  const [ada, lena] = await Promise.all([artist('Ada'), listener('Lena')]);
  const album = await release(ada);
  await buy(lena, album);
  await done(lena.rest.from('user_follows').insert({ follower_id: lena.id, following_id: ada.id }).select());
  await done(lena.rest.from('user_favorites').insert({ album_id: album.id }).select());
  const [list] = await done(lena.rest.from('playlists').insert({ name: 'Mine' }).select());
  await done(
    lena.rest.from('playlist_tracks').insert({ playlist_id: list!.id, track_id: album.trackId, position: 0 }).select(),
  );
  const ofLena = await exported(lena);
  expect(ofLena.account.email).toBe(lena.email);
  expect(ofLena.orders).toMatchObject([{ email: lena.email, order_items: [{ album_title: album.title }] }]);
  expect(ofLena.playlists).toMatchObject([{ name: 'Mine', playlist_tracks: [{ track_id: album.trackId }] }]);
  expect([ofLena.purchases, ofLena.favorites, ofLena.following].map((rows) => rows?.length)).toEqual([1, 1, 1]);
  const ofAda = await exported(ada);
  expect(ofAda.albums).toMatchObject([{ id: album.id, tracks: [{ id: album.trackId }] }]);
  expect(ofAda.sales).toHaveLength(1);
  expect(JSON.stringify(ofAda)).not.toContain(lena.email);
});

test('pages through long lists without a gap or a repeat', async () => {
  const lena = await listener();
  await sql()`insert into public.notifications (user_id, kind, payload, created_at)
    select ${lena.id}, 'payout', '{}', '2026-01-01'::timestamptz + (number / 150) * interval '1 s' from generate_series(1, 450) as number`;
  const ids = (await exported(lena)).notifications!.map(({ id }) => id);
  expect(ids).toHaveLength(450);
  expect(new Set(ids).size).toBe(450);
});

test('is refused to guests, and more than five times a day', async () => {
  expect(refusal(await call('export-account', {}, null))).toEqual([401, 'login_required']);
  const lena = await listener();
  for (let time = 0; time < 5; time += 1) await exported(lena);
  expect(refusal(await call('export-account', {}, lena))).toEqual([429, 'too_many_exports']);
});
