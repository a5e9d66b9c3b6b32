import { sql } from '../support/backend.ts';
import { done } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';
import { draft, readyTrack } from '../support/releases.ts';
import { refusal, rest, snapshot } from './victim.ts';

/** Line 11 of the threat model: values that no form sends. Each is refused in PostgREST's error format and changes nothing. */

let ada: Person;
let albumId: string;
let trackId: string;
beforeAll(async () => {
  ada = await artist('Ada');
  albumId = (await draft(ada)).id;
  trackId = (await readyTrack(ada, albumId)).id;
});

const patch = (table: string, id: string, body: string) => rest(ada, `${table}?id=eq.${id}`, { method: 'PATCH', body });

test.each([
  '-1',
  '98',
  '1',
  '1000001',
  '1000000000000',
  '1e300',
  '0.5',
  '"1e3"',
  '"NaN"',
  '"Infinity"',
  'NaN',
  '-0.0001',
  '"0x10"',
  '"１０００"',
  '[1000]',
  '{"a":1}',
  'true',
  '""',
  '" "',
])('11. a price of %s is refused', async (price) => {
  const before = await snapshot('albums', 'id', albumId);
  for (const column of ['price', 'minimum_price', 'suggested_price']) {
    if (column !== 'price' && price === '98') continue;
    await refusal(await patch('albums', albumId, `{"${column}":${price}}`));
  }
  expect(await snapshot('albums', 'id', albumId)).toBe(before);
});

const long = (length: number) => JSON.stringify('a'.repeat(length));
// Each of these characters hides, reorders or imitates others: the displayed name would look like another one.
const HIDDEN = [
  '\u0000',
  '\u0001',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u00ad',
  '\u034f',
  '\u061c',
  '\u115f',
  '\u180e',
  '\u200b',
  '\u200e',
  '\u202e',
  '\u2028',
  '\u2060',
  '\u2066',
  '\u206f',
  '\u2800',
  '\u3164',
  '\ufeff',
  '\uffa0',
  '\ufff9',
  '\u{e0041}',
];

describe.each([
  ['profiles', 'name', () => ada.id],
  ['profiles', 'location', () => ada.id],
  ['albums', 'title', () => albumId],
  ['tracks', 'title', () => trackId],
])('11. %s.%s', (table, column, id) => {
  test.each(HIDDEN)('refuses the hidden character %j, first, inside and last', async (hidden) => {
    const before = await snapshot(table, 'id', id());
    for (const text of [`${hidden}Ada`, `A${hidden}da`, `Ada${hidden}`])
      await refusal(await patch(table, id(), JSON.stringify({ [column]: text })));
    expect(await snapshot(table, 'id', id())).toBe(before);
  });

  test('refuses a megabyte, 900 kB, one character too many, half a surrogate pair, and a wrong type', async () => {
    const before = await snapshot(table, 'id', id());
    const bad = [long(2_000_000), long(900_000), long(201), '"\\ud800"', '"\\udc00\\ud800"'];
    for (const value of bad)
      expect((await patch(table, id(), `{"${column}":${value}}`)).status).toBeGreaterThanOrEqual(400);
    expect(await snapshot(table, 'id', id())).toBe(before);
  });
});

test('11. a blank name is refused, and a name in another Unicode composition does not imitate another', async () => {
  for (const blank of ['', ' ', '\u00a0', '\u3000', '\t\n', '\u2003\u2003'])
    await refusal(await patch('profiles', ada.id, JSON.stringify({ name: blank })));
  expect((await patch('profiles', ada.id, JSON.stringify({ name: 'Zoe\u0308' }))).status).toBe(204);
  expect((await sql()`select name from profiles where id = ${ada.id}`)[0]!.name).toBe('Zo\u00eb');
});

test.each([
  '{',
  '',
  '[',
  '{"title":}',
  '{"title":"a"}{"title":"b"}',
  '[{"title":"a"},{"genre":"Jazz"}]',
  '{"no_such":1}',
  '\u0000',
  `${'['.repeat(5000)}`,
])('11. the body %j is refused', async (body) => {
  const before = await snapshot('albums', 'artist_id', ada.id);
  await refusal(await rest(ada, 'albums', { method: 'POST', body }));
  expect(await snapshot('albums', 'artist_id', ada.id)).toBe(before);
});

test.each([
  'albums?id=eq.nonsense',
  'albums?id=eq.%00',
  'albums?title=eq.%00',
  'albums?title=eq.%ff%fe',
  'albums?nonsense=eq.1',
  'albums?title=nonsense.1',
  'albums?select=nonsense',
  'albums?select=title,nonsense(*)',
  'albums?order=nonsense',
  'albums?limit=-1',
  'albums?or=(',
  'albums?title=in.(',
  'albums?release_date=eq.2026-13-45',
  'albums?price=eq.1e400',
  "albums?title=eq.';drop table albums;--&select=pg_sleep(5)",
  'nonsense',
  'rpc/nonsense',
  'albums%00',
  'albums?select=title::regclass',
  'albums?select=count()',
  'albums?select=price.sum()',
  'rpc/list_albums?page_size=nonsense',
  'rpc/start_selling',
])('11. the address %s is refused or finds nothing, in the service’s own shape', async (path) => {
  const answer = await rest(null, path);
  if (answer.ok) expect(await answer.json()).toEqual([]);
  else await refusal(answer);
});

test('11. a body of another type, and a method that no table has, are refused', async () => {
  const before = await snapshot('albums', 'artist_id', ada.id);
  for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/xml', 'application/octet-stream']) {
    await refusal(
      await rest(ada, 'albums', { method: 'POST', headers: { 'content-type': type }, body: '{"title":"Plain"}' }),
    );
  }
  for (const method of ['PUT', 'TRACE', 'CONNECT', 'PROPFIND'].filter((name) => !['TRACE', 'CONNECT'].includes(name))) {
    await refusal(await rest(ada, 'albums', { method, body: '{"title":"Put"}' }));
  }
  expect(await snapshot('albums', 'artist_id', ada.id)).toBe(before);
});

test('11. a CSV body and a form write own rows at most', async () => {
  const lena = await listener();
  for (const [type, body] of [
    ['text/csv', 'title,artist_id\nStolen,' + ada.id],
    ['application/x-www-form-urlencoded', `title=Stolen&artist_id=${ada.id}`],
  ] as const) {
    await refusal(await rest(lena, 'albums', { method: 'POST', headers: { 'content-type': type }, body }));
  }
  expect(await done(ada.rest.from('albums').select('id').eq('title', 'Stolen'))).toEqual([]);
});

test.each(['null', '"text"', '7', '[]'])('11. the body %s writes nothing', async (body) => {
  const before = await snapshot('albums', 'artist_id', ada.id);
  const answer = await rest(ada, 'albums', { method: 'POST', body });
  if (!answer.ok) await refusal(answer);
  expect(await snapshot('albums', 'artist_id', ada.id)).toBe(before);
});
