import { readFileSync } from 'node:fs';
import { languages } from '@fairtone/i18n/translations';
import type { Page } from '@playwright/test';
import type { Product } from '../../support/startProduct';
import { waitForRender, trackActivity } from '../../support/scenes/waitForIdle';
import { expect, test } from '../../support/test';

/** Paths in an order in which each page links to the next, in header, footer or content. */
const SCREENS = [
  '/nowhere',
  '/',
  '/explore',
  '/artists',
  '/all-albums',
  '/for-artists',
  '/login',
  '/signup',
  '/login',
  '/forgot-password',
];

const PROPER_NAMES = [
  ...['Fairtone', 'Instagram', 'Twitter', 'Facebook', 'YouTube'],
  ...languages.map(({ label }) => label),
];

/** Words that people read or hear on the page, without those of dates, prices and lists of the shop. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    const spoken = ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) =>
      [...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, {
      acceptNode: ({ parentElement }) =>
        parentElement?.closest('script, style, noscript, time') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    });
    const words = [document.title.replace(' · Fairtone', ''), ...spoken];
    while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
    return [...new Set(words.map((word) => word.trim()).filter((word) => /\p{L}{2}/u.test(word)))];
  });

/** User content that is never translated: names, titles, genres, and artists' texts. */
async function givenNames(product: Product): Promise<string> {
  const rows = await product.ask(
    (sql) => sql<
      { text: string | null }[]
    >`select name as text from public.profiles union all select bio from public.profiles
      union all select location from public.profiles union all select title from public.albums
      union all select description from public.albums union all select genre from public.albums
      union all select title from public.tracks union all select name from public.genres`,
  );
  const said = readFileSync('apps/studio/content/testimonials.json', 'utf8');
  return [said, ...rows.map(({ text }) => text ?? '')].join('\n');
}

/**
 * Follows a link, wherever it is, which keeps the page and its language. Found and pressed in one step, as a link that
 * React has replaced in between would reload the page.
 */
async function follow(page: Page, path: string) {
  await page.waitForFunction((to) => {
    const link = document.querySelector<HTMLElement>(`a[href="${to}"], a[href^="${to}?"]`);
    link?.click();
    return link !== null;
  }, path);
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
}

test.describe('Languages', () => {
  test('the pseudo-language leaves nothing plain but names: no text is written into the code', async ({
    visit,
    product,
  }) => {
    const shop = await visit();
    const names = await givenNames(product);
    const isGiven = (word: string) =>
      word.split(', ').every((part) => names.includes(part) || PROPER_NAMES.includes(part));
    const plainWords = async () =>
      (await wordsOn(shop.page)).filter((word) => !word.includes('[') && /[aceginlosuyz]/.test(word) && !isGiven(word));
    await trackActivity(shop.page);
    await shop.open('/nowhere?lang=pseudo');
    for (const path of SCREENS) {
      if (path !== '/nowhere') await follow(shop.page, path);
      await expect(shop.page.getByRole('heading', { level: 1 }).first()).toContainText('[');
      await waitForRender(shop.page);
      await expect.poll(plainWords, path).toEqual([]);
    }
  });

  test('a language is changed at once, without a reload, and remembered', async ({ visit }) => {
    const shop = await visit();
    await shop.open('/login');
    await shop.page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await shop.header.chooseLanguage('Polski');
    await expect(shop.page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(shop.header.root.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
    expect(await shop.page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await shop.page.reload();
    await expect(shop.page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(shop.header.root.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  });
});
