import { randomUUID } from 'node:crypto';
import { HEALTH_LIMITS, isInCanary } from '@fairtone/domain';
import {
  checkHealth,
  EVERYTHING,
  folderStore,
  type HealthReader,
  type HealthRow,
  measuredHealth,
} from '@fairtone/releases';
import { publishByHand } from '../../support/handMadeRemote';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';
import { collectFailures, faultyRemote, failurePanel, threat } from './faultyRemote';

// No other test reports this version: its health comes from the visits below.
const NAME = `canary-${randomUUID().slice(0, 8)}`;
// All visitors of these tests have one address, and one address counts as one page view a day.
const LIMITS = { ...HEALTH_LIMITS, pages: 1, failing: 1 };
const PERCENT = 50;
const SHARES = Array.from({ length: 10_000 }, (_, share) => share);
test.afterAll(({ product: { releases } }) => releases.forget(NAME));

/** How many pages reported that a version was loaded. */
const pagesOf = ({ ask }: Product, version: string) =>
  ask(async (sql) => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from telemetry_events where remote = ${NAME} and version = ${version} and name = 'loaded'`;
    return row!.count;
  });

/** Checks the health of the canary once, as the release host does periodically. */
const watch = ({ ask, releases }: Product) => {
  const read: HealthReader = (remote, versions, since) =>
    ask(async (sql) => {
      const rows = await sql<HealthRow[]>`select * from public.release_health(${remote}, ${versions}, ${since})`;
      return rows.map(measuredHealth);
    });
  const tool = { store: folderStore(releases.folder), rights: EVERYTHING, by: 'release host', say: () => undefined };
  return checkHealth(tool, read, NAME, { limits: LIMITS, isAutomatic: true });
};

test.describe('Canary that breaks in the browsers of its visitors', () => {
  test(
    'gives way at once to what is live, and is taken back by what their pages tell',
    threat(40),
    async ({ product, visit }) => {
      const { releases } = product;
      const store = folderStore(releases.folder);
      const live = publishByHand(releases, faultyRemote(NAME, '1.0.0'));
      const canary = publishByHand(
        releases,
        faultyRemote(NAME, '2.0.0', { routes: { [`/${NAME}`]: "() => { throw new Error('the wall fell down'); }" } }),
      );
      await store.changeChannel(NAME, () => ({ promoted: [live], canary: { release: canary, percent: PERCENT } }));

      /** A device that the host has already assigned to the canary, or to the live release. */
      const device = async (hasCanary: boolean) => {
        const share = SHARES.find((one) => isInCanary(one, canary, PERCENT) === hasCanary)!;
        const guest = await visit();
        await guest.page.context().addCookies([{ name: 'fairtone_share', value: String(share), url: product.url }]);
        return guest;
      };
      const [inside, outside] = [await device(true), await device(false)];
      const told = collectFailures(inside);
      for (const _visit of [1, 2]) {
        await inside.open(`/${NAME}`);
        await expect(inside.heading(`${NAME} 1.0.0`)).toBeVisible();
        await expect(failurePanel(inside, `The ${NAME}`).root).toHaveCount(0);
        // Told while the page is open; the second visit does not try the canary again.
        await expect.poll(() => pagesOf(product, '2.0.0')).toBe(1);
      }
      expect(told()).toHaveLength(1);
      await outside.open(`/${NAME}`);
      await expect(outside.heading(`${NAME} 1.0.0`)).toBeVisible();
      await outside.open('about:blank');
      await expect.poll(() => pagesOf(product, '1.0.0')).toBeGreaterThan(0);

      await watch(product);
      expect(await store.readChannel(NAME)).toEqual({ promoted: [live] });
      const [act] = await store.readLog(NAME);
      expect(act).toMatchObject({ by: 'release host', action: 'rollback', version: '2.0.0' });
      expect(act!.reason).toMatch(/^1 of 1 pages failed .* the limit is 5 %; 1\.0\.0: 0 % of 1$/);

      await inside.open(`/${NAME}`);
      await expect(inside.heading(`${NAME} 1.0.0`)).toBeVisible();
    },
  );
});
