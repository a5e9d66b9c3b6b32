import { randomUUID } from 'node:crypto';
import { guest, server, sql } from '../../tests/support/backend';
import { done, NOT_GRANTED, refusalOf } from '../../tests/support/outcomes';
import { call, pageToken, refusal } from '../_testing/calls';

const source = { remote: 'catalog', version: '1.2.3' };
const send = (body: object) => call('telemetry', body, null);
beforeEach(() => sql()`delete from private.attempts where rule = 'batches'`);

test('keeps figures and errors by remote and version, and nothing of who or where', async () => {
  await sql()`truncate public.telemetry_events`;
  const events = [
    { name: 'LCP', value: 1200 },
    { name: 'LCP', value: 2400.5 },
    { name: 'loaded', value: 310 },
    { name: 'error', message: 'No row for ada@lovelace.org' },
    { name: 'error', message: 'gave up', reason: 'timeout' },
  ];
  expect(await send({ ...source, events, userId: 'me', url: '/album/1' })).toEqual({ status: 200, body: { kept: 5 } });
  const rows = await done(server().from('telemetry_events').select('*').order('id'));
  expect(rows.map(({ id: _id, created_at: _at, ...row }) => row)).toEqual(
    [
      { name: 'LCP', value: 1200, message: null, reason: null },
      { name: 'LCP', value: 2400.5, message: null, reason: null },
      { name: 'loaded', value: 310, message: null, reason: null },
      { name: 'error', value: null, message: 'No row for <e-mail>', reason: null },
      { name: 'error', value: null, message: 'gave up', reason: 'timeout' },
    ].map((row) => ({ ...source, ...row, is_counted: false, cause: null, is_device: false })),
  );
  expect(await refusalOf(guest().from('telemetry_events').select())).toMatch(NOT_GRANTED);
});

test('counts for a version what comes from a page of ours, the first of its kind from an address in a day', async () => {
  const version = randomUUID();
  const events = [
    { name: 'LCP', value: 900 },
    { name: 'loaded', value: 310 },
    { name: 'error', message: 'gave up', reason: 'timeout' },
  ];
  const countedOf = async (page?: string) => {
    await sql()`delete from public.telemetry_events where version = ${version}`;
    expect(await send({ remote: 'catalog', version, events, page })).toEqual({ status: 200, body: { kept: 3 } });
    const rows =
      await sql()`select name from public.telemetry_events where version = ${version} and is_counted order by id`;
    return rows.map(({ name }) => name as string);
  };
  const token = await pageToken();
  const yesterday = await pageToken(new Date(Date.now() - 25 * 3_600_000));
  for (const forged of [undefined, '', 'x.y.z', yesterday, `${token.slice(0, -1)}${token.endsWith('0') ? 1 : 0}`])
    expect(await countedOf(forged)).toEqual([]);
  expect(await countedOf(token)).toEqual(['LCP', 'loaded', 'error']);
  // The same page again, and another page from the same address.
  for (const again of [token, await pageToken()]) expect(await countedOf(again)).toEqual(['LCP']);
});

test('keeps the stack of an error once for all who report it, with its longest frames, and the kind of page', async () => {
  const [version, frame] = [randomUUID(), `${'n'.repeat(60)} ${'f'.repeat(77)}.js:1234567:1234567`];
  const error = {
    name: 'error',
    message: 'no row 7',
    reason: 'render',
    route: '/album/:id',
    stack: Array(20).fill(frame),
  };
  const page = await pageToken();
  for (const sent of [{ page }, {}])
    expect((await send({ remote: 'catalog', version, events: [error], ...sent })).status).toBe(200);
  const causes = await done(server().from('error_causes').select('*').eq('version', version));
  expect(causes).toMatchObject([{ message: 'no row 7', route: '/album/:id', fingerprint: null }]);
  expect(causes[0]!.stack).toEqual(error.stack);
  expect(await refusalOf(guest().from('error_causes').select())).toMatch(NOT_GRANTED);
});

test('refuses what is no sample', async () => {
  const one = { name: 'LCP', value: 1 };
  for (const body of [
    {},
    { ...source, events: [] },
    { ...source, events: Array(21).fill(one) },
    { ...source, events: [{ name: 'LCP', value: -1 }] },
    { ...source, events: [{ name: 'LCP', value: '1' }] },
    { ...source, events: [{ name: 'visitor', value: 1 }] },
    { ...source, remote: '<script>', events: [one] },
    { ...source, version: 'x'.repeat(41), events: [one] },
    { ...source, page: 'x'.repeat(101), events: [one] },
    { ...source, events: [{ name: 'error', message: 'x'.repeat(1001) }] },
    { ...source, events: [{ name: 'error', message: 'x', reason: 'Ada Lovelace' }] },
    { ...source, events: [{ name: 'error', message: 'x', reason: 'x'.repeat(41) }] },
    { ...source, events: [{ name: 'error', message: 'x', stack: ['Wall https://shop.test/wall.js:1:2'] }] },
    { ...source, events: [{ name: 'error', message: 'x', stack: ['Ada Lovelace wall.js:1:2'] }] },
    { ...source, events: [{ name: 'error', message: 'x', stack: Array(21).fill('- wall.js:1:2') }] },
    { ...source, events: [{ name: 'error', message: 'x', route: '/album/7?for=ada' }] },
  ]) {
    expect(refusal(await send(body))).toEqual([400, 'invalid_request']);
  }
  expect(
    (await send({ ...source, events: Array(20).fill({ name: 'error', message: 'x'.repeat(70_000) }) })).status,
  ).toBe(413);
});

test('six hundred batches in ten minutes from one address, then 429', async () => {
  const body = { ...source, events: [{ name: 'CLS', value: 0.1 }] };
  const sendMany = async (number: number) => {
    const sent = await Promise.all(Array.from({ length: number }, () => send(body)));
    return sent.every(({ status }) => status === 200);
  };
  expect(await sendMany(20)).toBe(true);
  // Each was counted once; those in between are counted although they are not sent.
  const counted = await sql()`update private.attempts set times = times + 560 where rule = 'batches' returning times`;
  expect([...counted]).toEqual([{ times: 580 }]);
  expect(await sendMany(20)).toBe(true);
  expect([(await send(body)).status, (await send(body)).status]).toEqual([429, 429]);
});

test('is forgotten after thirty days', async () => {
  await sql()`insert into public.telemetry_events (remote, version, name, value, created_at)
    values ('old', '1', 'LCP', 1, now() - interval '31 days'), ('new', '1', 'LCP', 1, now() - interval '29 days')`;
  await done(server().rpc('forget_old_telemetry'));
  const left = await done(server().from('telemetry_events').select('remote').in('remote', ['old', 'new']));
  expect(left).toEqual([{ remote: 'new' }]);
});
