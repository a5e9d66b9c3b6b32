import { guest, sql } from '../support/backend.ts';
import { done, refusalOf } from '../support/outcomes.ts';
import { artist, listener, type Person } from '../support/people.ts';

let giver: Person;
let taker: Person;
beforeEach(async () => {
  [giver, taker] = await Promise.all([listener('Lena'), artist('Ada')]);
});

/** Two years of monthly donations by one listener, and one donation whose first month was never paid. */
async function supportOfYears(months: number) {
  await sql()`
    insert into public.donations (giver_id, artist_id, giver_name, artist_name, amount_cents, state, started_at, ended_at, created_at)
    select ${giver.id}, ${taker.id}, 'Lena', 'Ada', 100 + month, 'ended', now(), now(), now() - month * interval '30 days'
    from generate_series(1, ${months}) as month`;
  await sql()`
    insert into public.donations (giver_id, artist_id, giver_name, artist_name, amount_cents)
    values (${giver.id}, ${taker.id}, 'Lena', 'Ada', 999)`;
}

const amounts = (rows: unknown) => (rows as { amount_cents: number }[]).map(({ amount_cents }) => amount_cents);

test('support is listed newest first, page by page, for giver and artist', async () => {
  await supportOfYears(5);
  const first = await done(giver.rest.rpc('list_support', { page_size: 3 }));
  expect(amounts(first)).toEqual([999, 101, 102]);
  const last = first.at(-1)!;
  const next = { before_time: last.created_at!, before_id: last.id!, page_size: 3 };
  expect(amounts(await done(giver.rest.rpc('list_support', next)))).toEqual([103, 104, 105]);
  const received = await done(taker.rest.rpc('list_support', { side: 'received' }));
  expect(amounts(received)).toEqual([101, 102, 103, 104, 105]);
  expect(await done(giver.rest.rpc('list_support', { side: 'received' }))).toEqual([]);
});

test('support cannot be listed by others, and guests are refused', async () => {
  await supportOfYears(1);
  const stranger = await artist('Eve');
  for (const side of ['given', 'received', 'all'])
    expect(await done(stranger.rest.rpc('list_support', { side }))).toEqual([]);
  expect(await refusalOf(guest().rpc('list_support'))).toMatch(/permission denied/);
});

test('messages are listed by box, page by page, without those that moderators hid from the recipient', async () => {
  await sql()`
    insert into public.messages (sender_id, recipient_id, body, created_at)
    select ${giver.id}, ${taker.id}, 'Letter ' || n, now() - n * interval '1 day' from generate_series(1, 5) as n`;
  await sql()`update public.messages set hidden_at = now() where recipient_id = ${taker.id} and body = 'Letter 2'`;
  const bodies = (rows: { body: string }[]) => rows.map(({ body }) => body);
  const first = await done(taker.rest.rpc('list_messages', { page_size: 2 }));
  expect(bodies(first)).toEqual(['Letter 1', 'Letter 3']);
  const next = { before_time: first[1]!.created_at, before_id: first[1]!.id };
  expect(bodies(await done(taker.rest.rpc('list_messages', next)))).toEqual(['Letter 4', 'Letter 5']);
  expect(bodies(await done(giver.rest.rpc('list_messages', { box: 'sent' })))).toHaveLength(5);
  expect(await done(giver.rest.rpc('list_messages', { box: 'inbox' }))).toEqual([]);
});
