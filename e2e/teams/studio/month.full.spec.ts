import type { Locator, Page } from '@playwright/test';
import { publishAlbum } from '../../support/albums';
import { signUp } from '../../support/people';
import { connectAccount } from '../../support/payouts';
import { controlClock, type ShopClock } from '../../support/shopClock';
import { expect, test } from '../../support/test';
import { readArtistTotals, type ArtistTotals } from './artistTotals';
import { runFinalPayout, simulateMonth } from './simulateMonth';

test.setTimeout(600_000);

const cents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** The value under a label in a row of totals. */
const total = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

/** Texts of one column, over all pages of a table. */
async function column(table: Locator, number: number): Promise<string[]> {
  const page = table.page();
  const more = page.getByRole('button', { name: 'Show more' });
  const rows = table.locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  while (await more.isVisible()) {
    const before = await rows.count();
    await more.click();
    await expect.poll(async () => (await rows.count()) > before || !(await more.isVisible())).toBe(true);
  }
  return table.locator(`tbody tr > :nth-child(${number})`).allInnerTexts();
}

async function statisticsAgree(page: Page, books: ArtistTotals): Promise<void> {
  await page.goto('/dashboard?tab=stats');
  await expect(total(page, 'Plays')).toHaveText(String(books.plays));
  await expect(total(page, 'Sales')).toHaveText(String(books.sales));
  expect(cents(await total(page, 'Sold for').innerText())).toBe(books.soldCents);
  expect(cents(await total(page, 'You receive').innerText())).toBe(books.shareCents);
  await expect(total(page, 'Followers gained')).toHaveText(String(books.followers));
  const table = page.getByRole('table', { name: 'Day by day' });
  expect((await column(table, 2)).map(Number)).toEqual(books.days.map(({ plays }) => plays));
  expect((await column(table, 3)).map(Number)).toEqual(books.days.map(({ sales }) => sales));
  expect((await column(table, 4)).map(cents)).toEqual(books.days.map(({ soldCents }) => soldCents));
}

async function salesAgree(page: Page, books: ArtistTotals): Promise<void> {
  await page.goto('/dashboard?tab=sales');
  const table = page.getByRole('table', { name: 'Sales' });
  const prices = (await column(table, 3)).map(cents);
  expect([prices.length, sum(prices)]).toEqual([books.listed, books.listedCents]);
  expect(sum((await column(table, 4)).map(cents))).toBe(books.shareCents);
  expect((await column(table, 5)).filter((state) => state === 'Refunded')).toHaveLength(books.refunded);
  expect(cents(await total(page, 'Earned').innerText())).toBe(books.earnedCents);
  expect(cents(await total(page, 'Balance').innerText())).toBe(books.balanceCents);
}

async function paymentsAgree(page: Page, books: ArtistTotals): Promise<void> {
  await page.goto('/artist-settings?tab=payments');
  const moved = (await column(page.getByRole('table', { name: 'Ledger' }), 4)).map(cents);
  expect([moved.length, sum(moved)]).toEqual([books.movements, books.balanceCents]);
  expect((await column(page.getByRole('table', { name: 'Payouts' }), 2)).map(cents)).toEqual(books.payoutCents);
}

test.use({ productOptions: { env: { PAYMENTS_TEST_CONTROL: '1' } } });

let clock: ShopClock;
test.beforeEach(async ({ product }) => {
  clock = await controlClock(product);
});
test.afterEach(() => clock.letGo());

test.describe('A simulated month of sales', () => {
  test('shows the statistics, sales, ledger and payouts that the database adds up', async ({ product, visit }) => {
    const artist = await signUp(product, 'Omar Reyes', 'artist');
    await connectAccount(product, artist);
    const albums = [
      await publishAlbum(product, artist, { title: 'Salt and Light', price: 800, songs: ['mp3'] }),
      await publishAlbum(product, artist, { title: 'Open Windows', price: null, minimumPrice: 300, songs: ['wav'] }),
      await publishAlbum(product, artist, { title: 'Harbour Songs', price: 1299, songs: ['flac'] }),
    ];
    const listeners = [];
    for (let index = 0; index < 12; index += 1) listeners.push(await signUp(product, `Fan ${index}`, 'customer'));
    const market = { product, clock, artist, albums, listeners };
    const { page } = await visit({ as: artist });

    await test.step('on the last day', async () => {
      await simulateMonth(market);
      const books = await readArtistTotals(product, artist);
      console.log(
        `a month of trade: ${books.plays} plays, ${books.sales} sales for ${books.soldCents} cents, ${books.refunded} given back, ` +
          `balance ${books.balanceCents}, paid out ${books.payoutCents.join(' and ')}`,
      );
      expect(books).toMatchObject({
        sales: 29,
        listed: 30,
        refunded: 1,
        followers: 12,
        payoutCents: [expect.any(Number)],
      });
      expect(books.earnedCents).toBe(books.shareCents);
      expect(books.days.filter(({ plays, sales }) => plays + sales > 0).length).toBeGreaterThan(20);
      await statisticsAgree(page, books);
      await salesAgree(page, books);
      await paymentsAgree(page, books);
    });

    await test.step('after the next payout', async () => {
      await runFinalPayout(market);
      const books = await readArtistTotals(product, artist);
      console.log(`then paid out ${books.payoutCents.join(' and ')}, balance ${books.balanceCents}`);
      expect(books).toMatchObject({ balanceCents: 0, payoutCents: [expect.any(Number), expect.any(Number)] });
      expect(sum(books.payoutCents)).toBe(books.earnedCents);
      await salesAgree(page, books);
      await paymentsAgree(page, books);
    });
  });
});
