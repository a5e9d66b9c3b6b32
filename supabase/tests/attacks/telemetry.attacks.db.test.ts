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
