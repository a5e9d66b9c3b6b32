import { randomUUID } from 'node:crypto';
import { LOAD_FAILURES } from '@fairtone/contracts';
import { guest, server, sql } from './support/backend';
import { done, NOT_GRANTED, refusalOf } from './support/outcomes';

const remote = 'catalog';
const HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString();
let version: string;

beforeEach(() => {
  version = randomUUID();
});

type Event = { name: string; value?: number; message?: string; reason?: string };

/** All reports come from one page of one address. */
const tellAs = (address: string, page: string, events: Event[], of = remote) =>
  done(server().rpc('keep_telemetry', { remote: of, version, events, address, page }));
/** Each report comes from its own page and address. */
const tell = async (...events: Event[]) => {
  for (const event of events) await tellAs(randomUUID(), randomUUID(), [event]);
};
const healthOf = (since = HOUR_AGO) => done(server().rpc('release_health', { remote, versions: [version], since }));
const loaded = (value: number) => ({ name: 'loaded', value });
const error = (reason?: string) => ({ name: 'error', message: 'broken', ...(reason && { reason }) });

test('the health of a version counts pages that requested it, failed loads, and later errors', async () => {
  await tell(loaded(100), loaded(200), loaded(300), error('timeout'), error('broke_later'), error());
  await tell({ name: 'LCP', value: 1000 }, { name: 'LCP', value: 2000 }, { name: 'CLS', value: 0.25 });
  expect(await healthOf()).toEqual([
    {
      version,
      pages: 4,
      failed_loads: 1,
      errors: 2,
      error_rate: 0.75,
      lcp_p75: 1750,
      inp_p75: null,
      cls_p75: 0.25,
      load_p75: 250,
    },
  ]);
});

test('every load failure counts as a page that did not get the version', async () => {
  await tell(...LOAD_FAILURES.map(error));
  const [health] = await healthOf();
  expect(health).toMatchObject({ pages: LOAD_FAILURES.length, failed_loads: LOAD_FAILURES.length, error_rate: 1 });
});

test('several errors of one page count as one page', async () => {
  await tell(loaded(1), error('a'), error('b'));
  expect(await healthOf()).toMatchObject([{ pages: 1, error_rate: 1 }]);
});

test('a version without pages has zero pages', async () => {
  expect(await healthOf()).toMatchObject([{ version, pages: 0, error_rate: null, load_p75: null }]);
});

test('counts only since the given time, and only this remote', async () => {
  await tell(loaded(1));
  await tellAs(randomUUID(), randomUUID(), [loaded(1)], 'studio');
  expect(await healthOf()).toMatchObject([{ pages: 1 }]);
  expect(await healthOf(new Date(Date.now() + 60_000).toISOString())).toMatchObject([{ pages: 0 }]);
});

test('an address counts as one page, and a page as one address, however often they report', async () => {
  const [address, page] = [randomUUID(), randomUUID()];
  await Promise.all(Array.from({ length: 20 }, () => tellAs(address, randomUUID(), [loaded(1), error('timeout')])));
  await Promise.all(Array.from({ length: 20 }, () => tellAs(randomUUID(), page, [error('timeout'), loaded(1)])));
  expect(await healthOf()).toMatchObject([{ pages: 4, failed_loads: 2 }]);
});

test('reports without a page token do not count', async () => {
  const events = [loaded(1), error('timeout'), { name: 'LCP', value: 1000 }];
  await done(server().rpc('keep_telemetry', { remote, version, events, address: randomUUID() }));
  expect(await healthOf()).toMatchObject([{ pages: 0, failed_loads: 0, lcp_p75: null }]);
});

test('is read with an index-only scan', async () => {
  await tell(loaded(1));
  await sql()`vacuum analyze public.telemetry_events`;
  const plan = await sql().begin(async (tx) => {
    await tx`set local enable_seqscan = off`;
    return tx`explain select name, value, reason from public.telemetry_events
      where remote = ${remote} and version = ${version} and created_at >= now() - interval '1 hour' and is_counted`;
  });
  expect(JSON.stringify(plan)).toContain('Index Only Scan using telemetry_of_version');
});

test('is allowed for the service role only', async () => {
  const asked = guest().rpc('release_health', { remote, versions: [version], since: HOUR_AGO });
  expect(await refusalOf(asked)).toMatch(NOT_GRANTED);
});
