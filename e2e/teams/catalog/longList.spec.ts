import type { Page } from '@playwright/test';
import { emptyShelf, fillShelf } from '../../support/manyAlbums';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import { ListPage } from '../../support/pages/listPage';

/** `FAIRTONE_SHELF=100000` for as many as the catalogue of `npm run bench:data` has; that takes four minutes. */
const ALBUMS = Number(process.env.FAIRTONE_SHELF ?? 300);
const PAGE = 24;
/** So many pages come by themselves, before the list waits for a click. */
const BY_THEMSELVES = 5 * PAGE;
const DEEP = 12 * PAGE;
// The alphabet begins with it: what other tests bring out stands behind. A search would not do, it is bounded to the best hits.
const WORD = '00 Spine';
const SHELF = '/all-albums?sort=alphabetical&genre=Experimental';
/** Cards of the rows in and around the window, five a row. */
const CARDS_MAX = 60;

let artist: Person;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Long Shelf', 'artist');
  await fillShelf(product, artist, { count: ALBUMS, genre: 'Experimental', title: WORD });
});
test.afterAll(({ product }) => emptyShelf(product, artist));

/** Where the first card that is whole in the window stands, and what it is. */
const firstInWindow = (page: Page) =>
  page.evaluate(() => {
    const card = [...document.querySelectorAll('main article')].find((one) => one.getBoundingClientRect().top >= 64);
    return {
      title: card?.querySelector('h2')?.textContent ?? null,
      top: Math.round(card?.getBoundingClientRect().top ?? 0),
    };
  });

/** What is seen once it stays the same. */
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

/** The same card at the same height: each of the rows around has fractions of a pixel, windows scroll by whole ones. */
async function expectPlace(page: Page, place: Awaited<ReturnType<typeof firstInWindow>>) {
  await expect.poll(async () => (await firstInWindow(page)).title).toBe(place.title);
  await expect.poll(async () => Math.abs((await firstInWindow(page)).top - place.top)).toBeLessThanOrEqual(4);
}

/** How many elements the page has, once every card that the window needs is drawn and none is a placeholder. */
async function countElements(list: ListPage) {
  await expect(list.placeholders).toHaveCount(0);
  return settled(() => list.page.evaluate(() => document.querySelectorAll('*').length));
}

/** Addresses of the list's pages that were asked for from now on. */
function watchPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/rpc/list_albums') && asked.push(request.url()));
  return asked;
}

/** Reads the places and titles of all cards that are drawn, and scrolls to the last of them: none is passed by unread. */
const readOn = (page: Page) =>
  page.evaluate(() => {
    const items = [...document.querySelectorAll('main [aria-posinset]:has(article)')];
    items.at(-1)?.scrollIntoView();
    return items.map(
      (item) => [Number(item.getAttribute('aria-posinset')), item.querySelector('h2')!.textContent!] as const,
    );
  });

/** The line that counts, once the list waits for a click. Albums of other tests may be among all. */
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
    // The next page may have come near; no page came twice.
    expect(pages).toEqual([...new Set(pages)]);

    // Elsewhere than where it was left by the link.
    await page.mouse.wheel(0, -700);
    await expect.poll(async () => (await firstInWindow(page)).title).not.toBe(place.title);
    await expect(list.placeholders).toHaveCount(0);
    const higher = await settled(() => firstInWindow(page));
    pages.length = 0;
    await page.reload();
    await expectPlace(page, higher);
    // Those in and around the window, there and on the way there; not all twelve.
    expect(pages.length).toBeLessThanOrEqual(8);
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
