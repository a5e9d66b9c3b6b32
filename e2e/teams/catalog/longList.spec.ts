import type { Page } from '@playwright/test';
import { holdRequests } from '../../support/holdRequests';
import { DRAWN_TEST_MS, openDrawn } from '../../support/openDrawn';
import { deleteAlbums, insertAlbums } from '../../support/manyAlbums';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import { ListPage } from '../../support/pages/listPage';

/** `FAIRTONE_SHELF=100000` uses as many albums as `npm run bench:data`; that takes four minutes. */
const ALBUMS = Number(process.env.FAIRTONE_SHELF ?? 300);
const PAGE = 24;
/** Pages that load automatically before the list waits for a click. */
const BY_THEMSELVES = 5 * PAGE;
const DEEP = 12 * PAGE;
// Sorts first in the alphabet, before albums of other tests. A search is no alternative: it is limited to the best hits.
const WORD = '00 Spine';
const SHELF = '/all-albums?sort=alphabetical&genre=Experimental';
/** Most cards that are rendered in and around the window, with five in a row. */
const CARDS_MAX = 60;

let artist: Person;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Long Shelf', 'artist');
  await insertAlbums(product, artist, { count: ALBUMS, genre: 'Experimental', title: WORD });
});
test.afterAll(({ product }) => deleteAlbums(product, artist));

/** Position and title of the first card that is fully visible. */
const firstInWindow = (page: Page) =>
  page.evaluate(() => {
    const card = [...document.querySelectorAll('main article')].find((one) => one.getBoundingClientRect().top >= 64);
    return {
      title: card?.querySelector('h2')?.textContent ?? null,
      top: Math.round(card?.getBoundingClientRect().top ?? 0),
    };
  });

/** Waits until the first visible card no longer changes, and returns it. */
async function settled<Seen>(look: () => Promise<Seen>): Promise<Seen> {
  let before = '';
  const isAtRest = async () => {
    const now = JSON.stringify(await look());
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isAtRest, { intervals: [150] }).toBe(true);
  return look();
}

/** The same card at the same height, once nothing moves any more. */
async function expectPlace(page: Page, place: Awaited<ReturnType<typeof firstInWindow>>) {
  await expect.poll(async () => (await firstInWindow(page)).title).toBe(place.title);
  const { top } = await settled(() => firstInWindow(page));
  // Rows have fractional pixels, scrolling has whole ones.
  expect(Math.abs(top - place.top)).toBeLessThanOrEqual(1);
}

/** Number of elements of the page, once every card in the window is rendered and none is a placeholder. */
async function countElements(list: ListPage) {
  await expect(list.placeholders).toHaveCount(0);
  return settled(() => list.page.evaluate(() => document.querySelectorAll('*').length));
}

/** Records the requests for the list's pages from now on. */
function watchPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/rpc/list_albums') && asked.push(request.url()));
  return asked;
}

/** Collects position and title of all rendered cards while scrolling from last card to last card, so that none is skipped. */
const readOn = (page: Page) =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll('main [aria-posinset]:has(article)')];
    items.at(-1)?.scrollIntoView();
    return items.map(
      (item) => [Number(item.getAttribute('aria-posinset')), item.querySelector('h2')!.textContent!] as const,
    );
  });

/** The line with the count, once the list waits for a click. All albums may include those of other tests. */
const pagesByThemselves = (page: Page) => page.getByText(new RegExp(`^Showing ${BY_THEMSELVES} of \\d+ albums$`));

const titleOf = (place: number) => `${WORD} ${String(place).padStart(6, '0')}`;

test.describe('A long list', () => {
  test('keeps as few elements on its twelfth page as on its second, and is at the same place after going back and after a reload', async ({
    visit,
  }) => {
    const guest = await visit();
    const { page } = guest;
    const list = new ListPage(page);
    const pages = watchPages(page);
    await guest.open(SHELF);
    await list.readTo(2 * PAGE);
    const before = await countElements(list);
    await list.readTo(DEEP);
    await expect(list.cards.last()).toBeVisible();
    expect(await list.cards.count()).toBeLessThanOrEqual(CARDS_MAX);
    expect(await countElements(list)).toBeLessThan(before * 1.3);

    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, -3000);
    await expect(list.placeholders).toHaveCount(0);
    const place = await settled(() => firstInWindow(page));
    await page.getByRole('link', { name: place.title!, exact: true }).click();
    await expect(guest.heading(place.title!)).toBeVisible();
    await page.goBack();
    await expectPlace(page, place);
    await expect(page).toHaveURL(SHELF);
    await expect(list.genre('Experimental')).toHaveAttribute('aria-pressed', 'true');
    // The next page may have been loaded; no page was loaded twice.
    expect(pages).toEqual([...new Set(pages)]);

    // Scrolled to another position than the one at which the link left the list.
    await page.mouse.wheel(0, -700);
    await expect.poll(async () => (await firstInWindow(page)).title).not.toBe(place.title);
    await expect(list.placeholders).toHaveCount(0);
    const higher = await settled(() => firstInWindow(page));
    pages.length = 0;
    await page.reload();
    await expectPlace(page, higher);
    // The cards in and around the window and those passed on the way; not all twelve pages.
    expect(pages.length).toBeLessThanOrEqual(8);
  });

  test('grows out of the list that the host drew, where the visitor is and with their focus', async ({ visit }) => {
    test.setTimeout(DRAWN_TEST_MS);
    const { page } = await visit();
    await openDrawn(() => page.goto('/all-albums?genre=Experimental'));
    await expect(page.locator('html[data-first-view]')).toHaveCount(0);
    const card = page.locator('[aria-posinset="8"]');
    await card.getByRole('link').first().focus();
    await expect(page.locator('[aria-posinset]')).toHaveCount(PAGE);
    await page.evaluate((top) => window.scrollBy(0, top - 100), (await card.boundingBox())!.y);
    await expect(page.locator(`[aria-posinset="${PAGE + 1}"]`)).toBeVisible();
    await expect(card.getByRole('link').first()).toBeFocused();
    const { y } = await settled(async () => (await card.boundingBox())!);
    expect(Math.abs(y - 100)).toBeLessThanOrEqual(1);
  });

  test('takes the same room while its first page loads as afterwards, so that nothing moves', async ({ visit }) => {
    const guest = await visit();
    const { page } = guest;
    const card = page.getByRole('main').locator('li > *, [role=listitem] > *').first();
    const height = async () => (await card.boundingBox())!.height;
    const lists = await holdRequests(page, '**/rpc/list_*');
    for (const name of ['Albums', 'Artists']) {
      await lists.letThrough();
      await guest.open('/');
      await expect(page.locator('html[data-first-view]')).toHaveCount(0);
      lists.hold();
      await guest.header.goTo(name);
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
      const before = await height();
      await lists.letThrough();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expect([name, (await height()) - before]).toEqual([name, expect.closeTo(0, 1)]);
    }
  });

  test('shows each album once on the way down a phone, and waits after some pages so that the footer can be reached', async ({
    visit,
  }) => {
    const guest = await visit({ viewport: { width: 390, height: 844 } });
    const { page } = guest;
    const seen = new Map<number, string>();
    await guest.open(SHELF);
    await expect
      .poll(
        async () => {
          for (const [place, title] of await readOn(page)) seen.set(place, title);
          return seen.size;
        },
        { intervals: [30] },
      )
      .toBe(BY_THEMSELVES);
    for (const [place, title] of seen) expect(title).toBe(titleOf(place));

    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toBeInViewport();
    await expect(pagesByThemselves(page)).toBeVisible();
  });

  test('leads on from the button for more to the first new album by the keyboard', async ({ visit }) => {
    const guest = await visit();
    const { page } = guest;
    await guest.open(SHELF);
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        return pagesByThemselves(page).isVisible();
      })
      .toBe(true);
    await new ListPage(page).more.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: titleOf(BY_THEMSELVES + 1), exact: true })).toBeFocused();
  });
});
