import type { Page } from '@playwright/test';
import { emptyShelf, fillShelf } from '../../support/manyAlbums';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import { ListPage } from '../../support/pages/listPage';

/** `FAIRTONE_SHELF=100000` for as many as the catalogue of `npm run bench:data` has; that takes four minutes. */
const ALBUMS = Number(process.env.FAIRTONE_SHELF ?? 3000);
const PAGE = 24;
const DEEP = 50 * PAGE;
const SHELF = '/all-albums?sort=alphabetical&genre=Experimental';
/** Cards of the rows in and around the window, five a row. */
const CARDS_MAX = 60;

// Fifty pages come one after the other.
test.setTimeout(240_000);

let artist: Person;
test.beforeAll(async ({ product }) => {
  test.setTimeout(180_000);
  artist = await signUp(product, 'Long Shelf', 'artist');
  await fillShelf(product, artist, { count: ALBUMS, genre: 'Experimental', title: 'Spine' });
});
test.afterAll(async ({ product }) => {
  test.setTimeout(180_000);
  await emptyShelf(product, artist);
});

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

/** The place once the window has come to rest. */
const settledPlace = (page: Page) => settled(() => firstInWindow(page));

/** The same card at the same height: each of the rows around has fractions of a pixel, windows scroll by whole ones. */
async function expectPlace(page: Page, place: Awaited<ReturnType<typeof firstInWindow>>) {
  await expect.poll(async () => (await firstInWindow(page)).title).toBe(place.title);
  await expect.poll(async () => Math.abs((await firstInWindow(page)).top - place.top)).toBeLessThanOrEqual(4);
}

/** Once every card that the window needs is drawn, and none is a placeholder. */
async function nodes(list: ListPage) {
  await expect(list.placeholders).toHaveCount(0);
  return settled(() => list.page.evaluate(() => document.querySelectorAll('*').length));
}

/** Addresses of the list's pages that were asked for from now on. */
function watchPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/rpc/list_albums') && asked.push(request.url()));
  return asked;
}

test('a list keeps as many nodes at page 50 as at its beginning', async ({ visit }) => {
  const guest = await visit();
  const list = new ListPage(guest.page);
  await guest.open(SHELF);
  await list.readTo(2 * PAGE);
  const before = await nodes(list);
  await list.readTo(DEEP);
  await expect(list.cards.last()).toBeVisible();
  expect(await list.cards.count()).toBeLessThanOrEqual(CARDS_MAX);
  expect(await nodes(list)).toBeLessThan(before * 1.3);
});

test('back from an album at page 50 leads to the same place with the same filters, and asks for nothing again', async ({
  visit,
}) => {
  const guest = await visit();
  const list = new ListPage(guest.page);
  const pages = watchPages(guest.page);
  await guest.open(SHELF);
  await list.readTo(DEEP);
  await guest.page.mouse.move(640, 500);
  await guest.page.mouse.wheel(0, -700);
  await expect(list.cards.first()).toBeVisible();
  const place = await settledPlace(guest.page);

  await guest.page.getByRole('link', { name: place.title!, exact: true }).click();
  await expect(guest.heading(place.title!)).toBeVisible();
  await guest.page.goBack();
  await expectPlace(guest.page, place);
  await expect(guest.page).toHaveURL(new RegExp(`${SHELF.replace('?', '\\?')}$`));
  await expect(list.genre('Experimental')).toHaveAttribute('aria-pressed', 'true');
  // The next page may have come near; no page came twice.
  expect(pages).toEqual([...new Set(pages)]);
});

test('a reload at page 50 shows the same place again after a few requests, not fifty', async ({ visit }) => {
  const guest = await visit();
  const list = new ListPage(guest.page);
  await guest.open(SHELF);
  await list.readTo(DEEP);
  await guest.page.mouse.move(640, 500);
  await guest.page.mouse.wheel(0, -3000);
  await expect(list.cards.first()).toBeVisible();
  const place = await settledPlace(guest.page);
  const pages = watchPages(guest.page);
  await guest.page.reload();
  await expectPlace(guest.page, place);
  // Those in and around the window, there and on the way there.
  expect(pages.length).toBeLessThanOrEqual(8);
});

test('the footer can be reached: the list waits after some pages', async ({ visit }) => {
  const guest = await visit();
  await guest.open(SHELF);
  const list = new ListPage(guest.page);
  await list.cards.first().waitFor();
  await expect
    .poll(async () => {
      await guest.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return list.count(5 * PAGE, ALBUMS, 'album').isVisible();
    })
    .toBe(true);
  const footer = guest.page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toBeInViewport();
  await expect(list.count(5 * PAGE, ALBUMS, 'album')).toBeVisible();
});

test('by the keyboard the button for more leads on to the first new album', async ({ visit }) => {
  const guest = await visit();
  await guest.open(SHELF);
  const list = new ListPage(guest.page);
  await expect
    .poll(async () => {
      await guest.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return list.count(5 * PAGE, ALBUMS, 'album').isVisible();
    })
    .toBe(true);
  await list.more.focus();
  await guest.page.keyboard.press('Enter');
  await expect(guest.page.getByRole('link', { name: 'Spine 000121', exact: true })).toBeFocused();
});

test('no album is shown twice or left out on the way down', async ({ visit }) => {
  const guest = await visit({ viewport: { width: 390, height: 844 } });
  const list = new ListPage(guest.page);
  await guest.open(SHELF);
  const seen = new Map<number, string>();
  await expect
    .poll(
      async () => {
        for (const [place, title] of await placesAndTitles(guest.page)) seen.set(place, title);
        if (await list.more.isVisible()) await list.more.click();
        await guest.page.evaluate(() => window.scrollBy(0, innerHeight));
        return seen.size;
      },
      { timeout: 60_000, intervals: [30] },
    )
    .toBeGreaterThanOrEqual(200);
  for (const [place, title] of seen) expect(title).toBe(`Spine ${String(place).padStart(6, '0')}`);
});

const placesAndTitles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main [aria-posinset]:has(article)')].map(
      (item) => [Number(item.getAttribute('aria-posinset')), item.querySelector('h2')!.textContent!] as const,
    ),
  );
