/** @jest-environment node */
import { HEALTH_LIMITS } from '@fairtone/domain';
import { folderStore, type HealthReader } from '@fairtone/releases';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseOf } from '../../../../delivery/release/testing/builds.ts';
import { CANARY_WATCH_S, startCanaryWatch } from './canaryWatch.ts';

const EVERY_MS = CANARY_WATCH_S * 1000;
/** A canary that fails on enough devices is away from new pages within this time. */
const PROMISE_MS = 20_000;
/** Time between two visitors of the canary. */
const VISIT_MS = 700;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairtone-watch-'));
  // Files are read in real time, everything that waits in counted time.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'], now: 0 });
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Lets the watch check a canary at its interval, while visitors come one by one whose pages report at once.
 * @param startMs when the visitors begin to come
 * @param failsAt whether the page of a visitor fails, by their number
 * @returns the time of the check that took the canary back; null when it is still there after two minutes
 */
async function watchCanary(startMs: number, failsAt: (visitor: number) => boolean): Promise<number | null> {
  const store = folderStore(folder);
  const canary = { release: releaseOf('2'), percent: 50 };
  await store.changeChannel('catalog', () => ({ promoted: [releaseOf('1')], canary }));
  const read: HealthReader = (_remote, versions) => {
    const pages = Math.max(0, Math.floor((Date.now() - startMs) / VISIT_MS));
    const failing = Array.from({ length: pages }, (_, visitor) => visitor).filter(failsAt).length;
    const rest = { pages, failedLoads: 0, lcpP75: null, inpP75: null, clsP75: null, loadP75: null };
    return Promise.resolve(versions.map((version) => ({ ...rest, version, errors: version === '2' ? failing : 0 })));
  };
  while (Date.now() < 120_000) {
    const stop = startCanaryWatch({ folder, keyringFile: null, everyMs: EVERY_MS, limits: HEALTH_LIMITS }, read);
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    // Waits for the check that has begun: it reads and writes files.
    await stop();
    if (!(await store.readChannel('catalog')).canary) return Date.now();
  }
  return null;
}

describe('Canary watch', () => {
  it.each([0, 1500, 2999, 3001, 9999])(
    'takes a canary back within 20 seconds of the tenth failing page, when visitors begin at %d ms',
    async (startMs) => {
      const tookBackAtMs = await watchCanary(startMs, () => true);
      // Fewer pages decide nothing.
      const enoughAtMs = startMs + HEALTH_LIMITS.pages * VISIT_MS;
      expect(tookBackAtMs).toBeGreaterThanOrEqual(enoughAtMs);
      expect(tookBackAtMs).toBeLessThanOrEqual(enoughAtMs + PROMISE_MS);
    },
  );

  it('leaves a canary alone of which one page in fifty fails', async () => {
    expect(await watchCanary(0, (visitor) => visitor % 50 === 0)).toBeNull();
  });
});
