import { sharedBackend } from '../../../servers/testing/clients.ts';
import { sql } from '../support/backend.ts';
import { artist, type Person } from '../support/people.ts';
import { draft } from '../support/releases.ts';
import { rest } from './victim.ts';

/** A write without a filter would reach every row. The rule is that of safeupdate, which a hosted project loads for the data API. */

let ada: Person;
let albumId: string;
beforeAll(async () => {
  ada = await artist('Ada');
  ({ id: albumId } = await draft(ada));
});

const CHANGES = JSON.stringify({ title: 'Overwritten' });
const SENDERS = {
  anon: () => rest.bind(null, null),
  authenticated: () => rest.bind(null, ada),
  service_role: () => (path: string, init: RequestInit) =>
    rest(null, path, { ...init, headers: { apikey: sharedBackend().serviceKey } }),
};
const WRITES = [
  ['PATCH', 'albums', 'UPDATE requires a WHERE clause'],
  ['PATCH', 'albums?select=id&order=id', 'UPDATE requires a WHERE clause'],
  ['PATCH', 'albums?tracks.title=eq.x&select=id,tracks(title)', 'UPDATE requires a WHERE clause'],
  ['DELETE', 'albums', 'DELETE requires a WHERE clause'],
  ['DELETE', 'albums?select=id', 'DELETE requires a WHERE clause'],
] as const;

describe.each(Object.keys(SENDERS) as (keyof typeof SENDERS)[])('%s', (role) => {
  test.each(WRITES)('%s %s is refused with 21000, and changes nothing', async (method, path, message) => {
    const answer = await SENDERS[role]()(path, { method, ...(method === 'PATCH' && { body: CHANGES }) });
    expect([answer.status, await answer.json()]).toEqual([400, { code: '21000', message, details: null, hint: null }]);
    const [album] = await sql()`select title from public.albums where id = ${albumId}`;
    expect(album!.title).not.toBe('Overwritten');
  });
});

test('an artist still changes one of their albums', async () => {
  const answer = await rest(ada, `albums?id=eq.${albumId}`, {
    method: 'PATCH',
    body: JSON.stringify({ title: 'Mine' }),
  });
  expect(answer.status).toBe(204);
});
