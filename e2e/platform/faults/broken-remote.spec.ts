import type { Route } from '@playwright/test';
import { publishAlbum } from '../../support/albums';
import { openRequests } from '../../support/openRequests';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { expectPageIntact, expectOtherPartsWork, fault, failurePanel, threat } from './faultyRemote';

const TAMPERING = 'globalThis.__tampered = true;';
const PART = 'The catalog';

test.beforeAll(async ({ product }) => {
  await publishAlbum(product, await signUp(product, 'Nadia Voss', 'artist'), { title: 'Whole Again', price: 800 });
});

const isFile = ({ pathname }: URL) => pathname.startsWith('/releases/catalog/') && pathname.endsWith('.js');
const isEntry = (url: URL) => isFile(url) && url.pathname.includes('/remoteEntry.');
const isChunk = (url: URL) => isFile(url) && !isEntry(url);

async function withOtherBytes(route: Route) {
  const response = await route.fetch();
  await route.fulfill({ response, body: TAMPERING + (await response.text()) });
}

/** The host prerenders no page with a parameter that it does not know; a prerendered screen stays readable: readable-page.spec.ts. */
const NOT_PRERENDERED = '/?plain';

test.describe('Remote whose files are broken', () => {
  test(
    'leaves the rest of the page when files are away, and comes once they are mended',
    threat(39),
    async ({ visit }) => {
      const guest = await visit();
      const album = guest.albumCard('Whole Again').root;

      await fault('an entry that the server refuses twice is there all the same, and nobody notices', async () => {
        let refused = 0;
        await guest.page.route(isEntry, (route) => {
          refused += 1;
          return refused <= 2 ? route.fulfill({ status: 503, body: '' }) : route.continue();
        });
        await guest.open('/');
        await expect(album).toBeVisible();
        expect(refused).toBeGreaterThan(2);
        await guest.page.unroute(isEntry);
      });

      for (const [what, files, answer] of [
        ['an entry that is not reached', isEntry, (route: Route) => route.abort('connectionrefused')],
        ['a part that is missing', isChunk, (route: Route) => route.fulfill({ status: 404, body: '' })],
      ] as const) {
        await fault(`${what} is said, and comes when somebody tries again`, async () => {
          await guest.page.route(files, answer);
          await guest.open('/');
          await expect(failurePanel(guest, PART).root).toBeVisible();
          await expectPageIntact(guest);
          await guest.page.unroute(files);
          await failurePanel(guest, PART).tryAgain.click();
          await expect(album).toBeVisible();
        });
      }
    },
  );

  test('never runs a file that was changed on the way', threat(42), async ({ visit }) => {
    for (const [what, files] of [
      ['an entry', isEntry],
      ['a part', isChunk],
    ] as const) {
      await fault(`${what} of other bytes does not run`, async () => {
        // A separate page: Playwright may lose a route that is set right after others were removed.
        const guest = await visit();
        const requests = openRequests();
        await guest.page.route(files, requests.track(withOtherBytes));
        await guest.open('/');
        await expect(failurePanel(guest, PART).root).toBeVisible();
        await expectPageIntact(guest);
        expect(await guest.page.evaluate(() => '__tampered' in globalThis)).toBe(false);
        // Requests that no test awaits may still be handled: closing now would abort their handlers.
        await requests.end(guest.page);
      });
    }
  });

  test(
    'keeps its place while files are slow, and is given up until somebody tries again when they never come',
    threat(39),
    async ({ visit }) => {
      const guest = await visit();
      const album = guest.albumCard('Whole Again').root;
      const waiting: Route[] = [];
      const hold = (route: Route) => void waiting.push(route);
      const giveUp = () => Promise.all(waiting.splice(0).map((route) => route.abort().catch(() => undefined)));

      await fault('an entry that comes late is waited for in its place', async () => {
        await guest.page.route(isEntry, hold);
        await guest.open(NOT_PRERENDERED);
        await expect(guest.page.getByRole('main').getByRole('status')).toHaveText('Loading');
        await expectOtherPartsWork(guest);
        await Promise.all(waiting.splice(0).map((route) => route.continue()));
        await guest.page.unroute(isEntry);
        await expect(album).toBeVisible();
      });

      await guest.page.clock.install();
      for (const [what, files] of [
        ['an entry', isEntry],
        ['a part', isChunk],
      ] as const) {
        await fault(`${what} that never comes is given up, and comes when somebody tries again`, async () => {
          await guest.page.route(files, hold);
          // A hanging request delays the page's load event as well.
          await guest.page.goto(NOT_PRERENDERED, { waitUntil: 'commit' });
          await expect(async () => {
            await guest.page.clock.fastForward(11_000);
            await expect(failurePanel(guest, PART).root).toBeVisible({ timeout: 500 });
          }).toPass();
          await guest.page.clock.resume();
          await guest.page.unroute(files);
          await giveUp();
          await failurePanel(guest, PART).tryAgain.click();
          await expect(album).toBeVisible();
        });
      }
    },
  );
});
