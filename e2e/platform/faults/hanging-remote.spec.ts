import type { Route } from '@playwright/test';
import { bringOut } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { expectTheRestToLive, missing, threat } from './rest';

test.beforeAll(async ({ product }) => {
  await bringOut(product, await signUp(product, 'Nadia Voss', 'artist'), { title: 'Patience', price: 800 });
});

const isEntry = ({ pathname }: URL) => pathname.startsWith('/releases/catalog/') && pathname.includes('/remoteEntry.');
const isFile = ({ pathname }: URL) => pathname.startsWith('/releases/catalog/');
const isChunk = (url: URL) => isFile(url) && url.pathname.endsWith('.js') && !isEntry(url);
const PART = 'The catalog';

test('a remote that answers slowly keeps its place, and then shows', threat(39), async ({ visit }) => {
  const guest = await visit();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await guest.page.route(isEntry, (route) => answered.then(() => route.continue()));
  await guest.open('/');
  await expect(guest.page.getByRole('main').getByRole('status')).toHaveText('Loading');
  await expectTheRestToLive(guest);
  answer();
  await expect(guest.albumCard('Patience').root).toBeVisible();
});

test('a part of a remote that never answers is given up, and asked again on demand', threat(39), async ({ visit }) => {
  const guest = await visit();
  const waiting: Route[] = [];
  const hold = (route: Route) => void waiting.push(route);
  await guest.page.clock.install();
  await guest.page.route(isChunk, hold);
  // What hangs holds the page's own load event as well.
  await guest.page.goto('/', { waitUntil: 'commit' });
  await expect(async () => {
    await guest.page.clock.fastForward(11_000);
    await expect(missing(guest, PART).root).toBeVisible({ timeout: 500 });
  }).toPass();
  await guest.page.clock.resume();
  await guest.page.unroute(isChunk, hold);
  await Promise.all(waiting.map((route) => route.abort().catch(() => undefined)));
  await missing(guest, PART).tryAgain.click();
  await expect(guest.albumCard('Patience').root).toBeVisible();
});

test(
  'a remote that is not reached is asked three times, then given up until somebody tries again',
  threat(39),
  async ({ visit }) => {
    const guest = await visit();
    let asked = 0;
    await guest.page.route(isEntry, (route) => {
      if (route.request().resourceType() === 'script') asked += 1;
      return route.abort('connectionrefused');
    });
    await guest.open('/');
    await expect(missing(guest, PART).root).toBeVisible();
    expect(asked).toBeGreaterThanOrEqual(3);
    await expectTheRestToLive(guest);
    await guest.page.unroute(isEntry);
    await missing(guest, PART).tryAgain.click();
    await expect(guest.albumCard('Patience').root).toBeVisible();
  },
);

test('a remote that is not reached once is there all the same, and nobody notices', threat(39), async ({ visit }) => {
  const guest = await visit();
  let refused = 0;
  await guest.page.route(isEntry, (route) => {
    refused += 1;
    return refused <= 2 ? route.fulfill({ status: 503, body: '' }) : route.continue();
  });
  await guest.open('/');
  await expect(guest.albumCard('Patience').root).toBeVisible();
  expect(refused).toBeGreaterThan(2);
});
