import { sql } from '../support/backend.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { draft } from '../support/releases.ts';
import { refusal, rest } from './victim.ts';

/** Line 12 of the threat model: expensive queries. They are aborted, and other visitors are served meanwhile. */

let ada: Person;
let lena: Person;
beforeAll(async () => {
  [ada, lena] = [await artist('Ada'), await listener('Lena')];
  const { id } = await draft(ada);
  await sql()`insert into public.tracks (album_id, title, track_number)
    select ${id}, 'Track ' || number, 1 + number % 999 from generate_series(1, 1500) as number`;
});

test.each([
  'tracks?limit=1000000',
  'tracks',
  'tracks?limit=0&offset=0',
  'tracks?offset=1000&limit=5000',
  'tracks?limit=99999999999999999999',
  'tracks?limit=a',
  'tracks?offset=-5',
])('12. %s gives a thousand rows at most, however many there are', async (path) => {
  for (const headers of [
    {},
    { range: '0-999999', 'range-unit': 'items' },
    { prefer: 'max-affected=9999999' },
  ] as Record<string, string>[]) {
    const answer = await rest(ada, path, { headers });
    if (answer.ok) expect(((await answer.json()) as unknown[]).length).toBeLessThanOrEqual(1000);
  }
});

test('12. functions limit their page size', async () => {
  for (const [name, args] of [
    ['list_albums', { page_size: 1_000_000 }],
    ['list_artists', { page_size: 1_000_000 }],
    ['search_catalog', { query: 'a', page_size: 1_000_000 }],
  ] as const) {
    const answer = await rest(null, `rpc/${name}`, { method: 'POST', body: JSON.stringify(args) });
    const body = (await answer.json()) as unknown[];
    expect(Array.isArray(body) ? body.length : 0).toBeLessThanOrEqual(200);
  }
});

test('12. a filter of 10 kB is answered or refused, one of 20 kB is refused', async () => {
  const filter = (length: number) =>
    `albums?or=(${Array.from({ length }, (_, at) => `title.eq.x${at}`).join()})&limit=1`;
  expect((await rest(null, filter(600))).status).toBeLessThan(500);
  expect((await refusal(await rest(null, filter(2000)))).code).toBe('PGRST100');
});

test.each([8, 30])('12. embeds %d levels deep are refused', async (levels) => {
  const select =
    Array.from({ length: levels }, (_, at) => (at % 2 === 0 ? 'tracks(*,' : 'albums(*,'))
      .join('')
      .replace(/,$/, '') + ')'.repeat(levels);
  expect((await refusal(await rest(null, `albums?select=${select}`))).message).toMatch(/embed/i);
});

test('12. a select of a hundred embeds is refused', async () => {
  const select = Array.from({ length: 100 }, (_, at) => `t${at}:tracks(*)`).join();
  expect((await refusal(await rest(null, `albums?select=${select}`))).message).toMatch(/embed/i);
});

test.each(['c%:description', 'c%:tracks(title)'])(
  '54. a select that names %s again and again is refused',
  async (field) => {
    const select = Array.from({ length: 300 }, (_, at) => field.replace('%', String(at))).join();
    expect((await refusal(await rest(null, `albums?select=${encodeURIComponent(select)}`))).message).toMatch(
      /^Too many/,
    );
  },
);

test('12. queries of guests run for at most three seconds, of users eight, of functions sixty, on a hosted project too', async () => {
  const rows = await sql()<{ role: string; settings: string[] }[]>`
    select rolname as role, setconfig as settings from pg_roles join pg_db_role_setting on setrole = pg_roles.oid where rolname in ('anon', 'authenticated', 'authenticator', 'service_role') order by rolname`;
  expect(
    Object.fromEntries(
      rows.map(({ role, settings }) => [role, settings.find((one) => one.startsWith('statement_timeout'))]),
    ),
  ).toEqual({
    anon: 'statement_timeout=3s',
    authenticated: 'statement_timeout=8s',
    authenticator: 'statement_timeout=8s',
    // Set by a migration: a hosted project gives it the eight seconds of authenticator.
    service_role: 'statement_timeout=60s',
  });
});

test('12. a request waits for a lock for eight seconds at most, on a hosted project too', async () => {
  const [row] =
    await sql()`select setconfig as settings from pg_db_role_setting where setrole = 'authenticator'::regrole`;
  expect(row!.settings).toContain('lock_timeout=8s');
});

test('12. ten expensive expressions at once are aborted, and others are served meanwhile', async () => {
  const pattern = encodeURIComponent('(.*)(.*)(.*)(.*)(.*)\\5\\4\\3\\2\\1$x');
  const asked = Array.from({ length: 10 }, () =>
    rest(ada, `tracks?select=title&title=match.${pattern}&or=(title.imatch.${pattern},failure.is.null)`),
  );
  const start = Date.now();
  const simple = await rest(null, 'genres?limit=1');
  expect([simple.status, Date.now() - start < 10_000]).toEqual([200, true]);
  for (const answer of await Promise.all(asked)) {
    const body = (await answer.json()) as { code?: string };
    if (!answer.ok) expect(['57014', '2201B', 'PGRST003']).toContain(body.code);
  }
  expect(Date.now() - start).toBeLessThan(25_000);
});

test('12. a pattern in a search is plain text, not a regular expression', async () => {
  for (const query of [
    '(a*)*b',
    '%%%%%%%%',
    '_'.repeat(5000),
    "';--",
    '\\',
    'a & ! b | (c',
    '\u{1f3b5}',
    '*:*',
    '   ',
  ]) {
    const answer = await rest(lena, 'rpc/search_catalog', { method: 'POST', body: JSON.stringify({ query }) });
    expect([query.slice(0, 10), answer.status < 500]).toEqual([query.slice(0, 10), true]);
  }
});
