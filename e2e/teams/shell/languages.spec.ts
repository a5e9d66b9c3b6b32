import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@fairtone/contracts';
import type { Page } from '@playwright/test';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';

const PHONE = { width: 390, height: 844 };
const SCREENS = [
  '/',
  '/explore',
  '/artists',
  '/all-albums',
  '/for-artists',
  '/login',
  '/signup',
  '/forgot-password',
  '/nowhere',
];

const PROPER_NAMES = [
  ...['Fairtone', 'Instagram', 'Twitter', 'Facebook', 'YouTube'],
  ...['English', 'Polski', 'Deutsch', 'Français', 'Türkçe'],
];

/** Words that people read or hear, as they stand in the page; those of dates, prices and lists of the shop left out. */
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

/** What people gave: names, titles and genres, which nobody translates, and what artists say, which stands beside the code. */
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

test('the pseudo-language leaves nothing plain but names: no text is written into the code', async ({
  visit,
  product,
}) => {
  const shop = await visit();
  const names = await givenNames(product);
  const isGiven = (word: string) =>
    word.split(', ').every((part) => names.includes(part) || PROPER_NAMES.includes(part));
  for (const path of SCREENS) {
    await shop.open(`${path}?lang=pseudo`);
    await expect(shop.page.getByRole('heading', { level: 1 })).toContainText('[');
    await shop.page.waitForLoadState('networkidle');
    const plain = (await wordsOn(shop.page)).filter(
      (word) => !word.includes('[') && /[aceginlosuyz]/.test(word) && !isGiven(word),
    );
    expect.soft(plain, path).toEqual([]);
  }
});

test('Polish counts 1 utwór, 2 utwory, 5 utworów, 22 utwory', async ({ visit, product }) => {
  const shop = await visit();
  const counts = { 1: '1 utwór', 2: '2 utwory', 5: '5 utworów', 22: '22 utwory' };
  // Each several times: the demo's music may still be on its way, and counts its album's tracks.
  await product.ask(
    (sql) => sql`with given as (select id, row_number() over (order by title) as place from public.albums)
      update public.albums set track_count = (array[1, 2, 5, 22])[1 + given.place % 4] from given where given.id = albums.id`,
  );
  await shop.open('/all-albums?lang=pl');
  for (const text of Object.values(counts))
    await expect(shop.page.getByText(text, { exact: true }).first()).toBeVisible();
});

test('a language is changed at once, without a reload, and remembered', async ({ visit }) => {
  const shop = await visit();
  await shop.open('/');
  await expect(shop.heading(/./)).toBeVisible();
  await shop.page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await shop.header.chooseLanguage('Polski');
  await expect(shop.page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(shop.header.root.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
  expect(await shop.page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await shop.page.reload();
  await expect(shop.page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(shop.header.root.getByRole('link', { name: 'Zaloguj się' })).toBeVisible();
});

/** Buttons, links and titles whose words do not fit into them. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'header a, header button, footer a, main button, main h1, main h2, nav a',
      ),
    ]
      .filter((element) => element.offsetParent !== null && !element.classList.contains('visually-hidden'))
      .filter(
        (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible',
      )
      .map((element) => element.textContent ?? ''),
  );

for (const language of LANGUAGES) {
  test(`nothing is cut off on a phone (${language})`, async ({ visit }) => {
    const shop = await visit({ viewport: PHONE });
    for (const path of ['/', '/explore', '/for-artists', '/login', '/signup', '/help']) {
      await shop.open(`${path}?lang=${language}`);
      await expect(shop.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      const { scrollWidth, clientWidth } = await shop.page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect.soft(scrollWidth, `${path} is wider than the phone`).toBeLessThanOrEqual(clientWidth);
      expect.soft(await cutOff(shop.page), `${path} cuts words off`).toEqual([]);
    }
  });
}
