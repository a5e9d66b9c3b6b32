import { randomUUID } from 'node:crypto';
import { HEALTH_LIMITS, judgeRelease } from '@fairtone/domain';
import { measuredHealth } from '@fairtone/releases';
import { call, pageToken } from '../../functions/_testing/calls';
import { server, sql } from '../support/backend';
import { done } from '../support/outcomes';

beforeEach(() => sql()`delete from private.attempts where rule = 'batches'`);

const LOADED = { name: 'loaded', value: 100 };
const FAILED = { name: 'error', message: 'no such file', reason: 'integrity_or_missing' };
const remote = 'catalog';

/** Forged telemetry, repeated: with one page token, with a new one each time, or without. */
const forge = (version: string, event: object, times: number, page: () => Promise<string | undefined>) =>
  Promise.all(
    Array.from({ length: times }, async () =>
      call('telemetry', { remote, version, events: [event], page: await page() }, null),
    ),
  );
/** Reports of visitors from other addresses. */
const visits = async (version: string, event: object, count: number) => {
  for (let visitor = 0; visitor < count; visitor += 1) {
    const [address, page] = [randomUUID(), randomUUID()];
    await done(server().rpc('keep_telemetry', { remote, version, events: [event] as never, address, page }));
  }
};
const judge = async (canary: string, live: string) => {
  const since = new Date(Date.now() - 3_600_000).toISOString();
  const rows = await done(server().rpc('release_health', { remote, versions: [canary, live], since }));
  const [candidate, before] = rows.map(measuredHealth);
  return judgeRelease(candidate!, before!, HEALTH_LIMITS).state;
};

describe('telemetry forged from one address', () => {
  const none = () => Promise.resolve(undefined);

  test.each([
    ['without a page token', none],
    ['with a new page token for each', () => pageToken()],
  ])('%s does not end a healthy canary', async (_how, page) => {
    const [canary, live] = [randomUUID(), randomUUID()];
    await visits(canary, LOADED, 20);
    await forge(canary, FAILED, 20, page);
    expect(await judge(canary, live)).toBe('well');
  });

  test.each([
    ['errors of the live version', FAILED, 'live'],
    ['successful loads of the canary', LOADED, 'canary'],
  ])('%s do not protect a broken canary', async (_how, event, told) => {
    const versions = { canary: randomUUID(), live: randomUUID() };
    await visits(versions.live, LOADED, 10);
    await visits(versions.canary, FAILED, 10);
    const version = versions[told as keyof typeof versions];
    const token = await pageToken();
    await forge(version, event, 20, none);
    await forge(version, event, 20, () => Promise.resolve(token));
    await forge(version, event, 20, () => pageToken());
    expect(await judge(versions.canary, versions.live)).toBe('broken');
  });
});

describe('made-up errors', () => {
  const LIMITS = ['cause of a page', 'cause from an address', 'causes from an address'];
  beforeEach(() => sql()`delete from private.attempts where rule in ${sql()(LIMITS)}`);
  const causesOf = (name: string) => sql()`select cause from public.error_causes where remote = ${name}`;
  const words = (count: number) =>
    Array.from({ length: count }, (_, word) => String.fromCharCode(97 + (word % 26), 97 + Math.floor(word / 26)));
  const error = (word: string) => ({ name: 'error', message: `broke ${word}`, reason: 'render' });

  test('of one address become at most thirty causes a day, and none without a page of the host', async () => {
    const name = `m-${randomUUID().slice(0, 8)}`;
    const batch = async (events: object[], page: string | undefined) =>
      expect((await call('telemetry', { remote: name, version: '1', events, page }, null)).status).toBe(200);
    const all = words(40).map(error);
    for (const events of [all.slice(0, 20), all.slice(20)]) await batch(events, undefined);
    expect(await causesOf(name)).toHaveLength(0);
    for (const events of [all.slice(0, 20), all.slice(20)]) await batch(events, await pageToken());
    expect(await causesOf(name)).toHaveLength(30);
  });

  test('of many addresses become at most a thousand causes of a remote', async () => {
    const name = `m-${randomUUID().slice(0, 8)}`;
    await sql()`insert into public.error_causes (remote, version, cause, message)
      select ${name}, '1', md5(number::text), 'made up' from generate_series(1, 1000) as number`;
    const events = [error('again')] as never;
    const told = { remote: name, version: '1', events, address: randomUUID(), page: randomUUID() };
    await done(server().rpc('keep_telemetry', told));
    expect(await causesOf(name)).toHaveLength(1000);
  });
});
