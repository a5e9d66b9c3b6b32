import { FIRST_VIEW_ELEMENT_ID } from '@fairtone/contracts';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { bringOut, type Album } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import type { Product } from '../../support/startProduct';
import { watch } from '../security/watch';

let artist: Person;
let album: Album;
// Of each test its own, before what the others of this run publish: a list is drawn further down when somebody scrolls there.
test.beforeEach(async ({ product }) => {
  artist = await signUp(product, 'Wanda Kost', 'artist');
  const title = `Before The Scripts ${randomUUID().slice(0, 4)}`;
  album = await bringOut(product, artist, { title, price: 800, newId: firstOfItsDay });
});

/** What came out on one day is in the order of the ids, the highest first. */
function firstOfItsDay(): string {
  const now = Date.now().toString(16).padStart(12, '0');
  return `ffff${now.slice(0, 4)}-${now.slice(4, 8)}-4${now.slice(8, 11)}${randomUUID().slice(18)}`;
}

const PAGES: [name: string, path: () => string][] = [
  ['home', () => '/'],
  ['explore', () => '/explore'],
  ['all albums', () => '/all-albums'],
  ['an album', () => `/album/${album.id}`],
  ['an artist', () => `/artist/${artist.id}`],
];

const viewOf = (page: Page) => page.locator(`#${FIRST_VIEW_ELEMENT_ID}`);
const pageItself = (page: Page) => page.locator('#root');

/**
 * Opens a page until it comes with its first view, and the album in it: what the others of this run publish changes the walls, and a
 * host with much to do answers without it and has it for the next visit.
 */
const openDrawn = (page: Page, path: string) =>
  expect(async () => {
    const answer = await page.goto(path, { waitUntil: 'commit' });
    const html = await answer!.text();
    expect(html).toContain(`id="${FIRST_VIEW_ELEMENT_ID}"`);
    expect(html).toContain(album.id);
  }).toPass({ timeout: 30_000 });

/** Opens a page whose scripts do not come before they are let through. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const waiting: (() => Promise<void>)[] = [];
  let areHeld = true;
  await page.route('**/*.js', (route) => (areHeld ? void waiting.push(() => route.continue()) : route.continue()));
  await openDrawn(page, path);
  const known = viewOf(page)
    .getByText(new RegExp(`^(${album.title}|Wanda Kost)$`))
    .filter({ visible: true });
  await expect(known.first()).toBeVisible();
  return async () => {
    areHeld = false;
    await Promise.all(waiting.map((go) => go().catch(() => undefined)));
  };
}

/** What the host answers a browser. */
const htmlOf = async (product: Product, path: string): Promise<string> => {
  const headers = { accept: 'text/html', 'sec-fetch-dest': 'document' };
  return (await fetch(product.url + path, { headers })).text();
};

const untilDrawn = (product: Product, path: string) =>
  expect.poll(() => htmlOf(product, path), { timeout: 30_000 }).toContain(`id="${FIRST_VIEW_ELEMENT_ID}"`);

/** Where a text stands on the screen, in px. */
const placeOf = async (page: Page, root: string, text: string) =>
  (await page.locator(root).getByText(text, { exact: true }).last().boundingBox())!;

for (const [name, path] of PAGES) {
  for (const width of [390, 1280]) {
    test(`${name} stands before its scripts are there, and nothing moves when they are, at ${width} px`, async ({
      visit,
    }) => {
      const { page } = await visit({ viewport: { width, height: 900 }, colorScheme: 'dark' });
      const complaints = await watch(page.context());
      // Fonts come with the scripts; what is compared is what one of them places.
      await page.route('**/*.woff2', (route) => route.abort());
      const letScriptsCome = await openWithoutScripts(page, path());

      const view = viewOf(page);
      await expect(view.getByRole('link', { name: 'Explore', exact: true }).first()).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(18, 16, 14)');
      // Nothing in it can be pressed: what is pressed would be lost.
      await expect(view).toHaveAttribute('inert', '');
      await expect(pageItself(page)).toBeEmpty();
      const text = name === 'an artist' ? 'Wanda Kost' : album.title;
      const before = await placeOf(page, `#${FIRST_VIEW_ELEMENT_ID} main`, text);

      await letScriptsCome();
      await expect(view).toHaveCount(0);
      const after = await placeOf(page, '#root main', text);
      for (const side of ['x', 'y', 'width'] as const) expect(after[side]).toBeCloseTo(before[side], 0);
      expect(complaints.violations).toEqual([]);
      await expect(page.locator('style#fairtone-first-view-style')).toHaveCount(0);
    });
  }
}

test('its links lead on where the scripts do not come', async ({ visit }) => {
  const { page } = await visit();
  await page.clock.install();
  await openWithoutScripts(page, '/');
  await page.clock.fastForward(10_000);
  await viewOf(page).getByRole('link', { name: 'Explore', exact: true }).first().click();
  await expect(page).toHaveURL('/explore');
});

test('whoever is signed in, or reads another language, is shown nothing of a guest’s page', async ({
  visit,
  product,
}) => {
  await untilDrawn(product, '/explore');
  const member = await visit({ as: artist });
  await member.page.route('**/*.js', () => undefined);
  await member.page.goto('/explore', { waitUntil: 'commit' });
  await expect(viewOf(member.page)).toHaveCount(0);

  const reader = await visit();
  await reader.open('/');
  await reader.page.evaluate(() => localStorage.setItem('fairtone.language', 'de'));
  await reader.page.context().clearCookies();
  await reader.page.route('**/*.js', () => undefined);
  await reader.page.goto('/explore', { waitUntil: 'commit' });
  await expect(viewOf(reader.page)).toHaveCount(0);
});

test('the first view is in the visitor’s language', async ({ visit }) => {
  const { page } = await visit({ locale: 'pl-PL' });
  await page.route('**/*.js', () => undefined);
  await openDrawn(page, '/explore');
  await expect(viewOf(page).getByRole('heading', { level: 1 })).toHaveText('Odkrywaj');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
});

test('without scripts the page’s text stands there instead', async ({ visit, product }) => {
  await untilDrawn(product, `/album/${album.id}`);
  const { page } = await visit({ javaScriptEnabled: false });
  await page.goto(`/album/${album.id}`);
  await expect(viewOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: album.title })).toBeVisible();
});

test('a filtered list is drawn by the browser alone', async ({ product }) => {
  await untilDrawn(product, '/explore');
  expect(await htmlOf(product, '/explore?genre=Jazz')).not.toContain(FIRST_VIEW_ELEMENT_ID);
});
