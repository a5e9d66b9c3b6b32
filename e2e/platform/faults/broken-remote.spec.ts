import type { Route } from '@playwright/test';
import { bringOut } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { MissingPart } from '../../support/pages/missingPart';
import type { Shop } from '../../support/pages/shop';
import { threat } from './rest';

const TAMPERING = 'globalThis.__tampered = true;';

test.beforeAll(async ({ product }) => {
  await bringOut(product, await signUp(product, 'Nadia Voss', 'artist'), { title: 'Whole Again', price: 800 });
});

const isEntry = (url: URL) => url.pathname.startsWith('/releases/catalog/') && url.pathname.includes('/remoteEntry.');
const isChunk = (url: URL) =>
  url.pathname.startsWith('/releases/catalog/') && url.pathname.endsWith('.js') && !isEntry(url);

async function withOtherBytes(route: Route) {
  const response = await route.fetch();
  await route.fulfill({ response, body: TAMPERING + (await response.text()) });
}

const FAULTS: [string, (url: URL) => boolean, (route: Route) => Promise<void>][] = [
  ['its entry answers 500', isEntry, (route) => route.fulfill({ status: 500, body: 'down' })],
  [
    'its entry is a page instead of a script',
    isEntry,
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Soon</h1>' }),
  ],
  ['a part of it is missing', isChunk, (route) => route.fulfill({ status: 404, body: '' })],
];

async function expectTheRestToLive(guest: Shop) {
  await expect(new MissingPart(guest.page, 'The catalog').root).toBeVisible();
  await expect(guest.header.root.getByRole('link', { name: 'Log in' })).toBeVisible();
  await guest.cart.open();
  await expect(guest.cart.root).toBeVisible();
  await guest.cart.close();
}

for (const [what, files, fault] of FAULTS) {
  test(`the page lives on when ${what}, and gets it once it is mended`, threat(39), async ({ visit }) => {
    const guest = await visit();
    await guest.page.route(files, fault);
    await guest.open('/');
    await expectTheRestToLive(guest);

    await guest.page.unroute(files, fault);
    await new MissingPart(guest.page, 'The catalog').tryAgain.click();
    await expect(guest.albumCard('Whole Again').root).toBeVisible();
  });
}

for (const [what, files] of [
  ['entry', isEntry],
  ['part', isChunk],
] as const) {
  test(`a changed ${what} of a remote never runs`, threat(42), async ({ visit }) => {
    const guest = await visit();
    await guest.page.route(files, withOtherBytes);
    await guest.open('/');
    await expectTheRestToLive(guest);
    expect(await guest.page.evaluate(() => '__tampered' in globalThis)).toBe(false);
  });
}

test('a remote that never answers is given up, and asked again on demand', threat(39), async ({ visit }) => {
  const guest = await visit();
  const waiting: Route[] = [];
  const hold = (route: Route) => void waiting.push(route);
  await guest.page.clock.install();
  await guest.page.route(isEntry, hold);
  // What hangs holds the page's own load event as well.
  await guest.page.goto('/', { waitUntil: 'commit' });
  const missing = new MissingPart(guest.page, 'The catalog');
  await expect(async () => {
    await guest.page.clock.fastForward(11_000);
    await expect(missing.root).toBeVisible({ timeout: 500 });
  }).toPass();
  await guest.page.clock.resume();

  await guest.page.unroute(isEntry, hold);
  await Promise.all(waiting.map((route) => route.abort().catch(() => undefined)));
  await missing.tryAgain.click();
  await expect(guest.albumCard('Whole Again').root).toBeVisible();
});
