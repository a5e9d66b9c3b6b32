import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bringOut } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { order, pay } from '../../support/orders';
import { signUp } from '../../support/people';
import { holdClock, type ShopClock } from '../../support/shopClock';
import { expect, test } from '../../support/test';
import { callFunction } from './trade';

let clock: ShopClock;
test.beforeEach(async ({ product }) => {
  clock = await holdClock(product);
});
test.afterEach(() => clock.letGo());

/** Lines of the file that a button saves, without the mark that tells Excel how it is written. */
async function csvOf(page: Page, button: string | RegExp): Promise<{ name: string; lines: string[] }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await saved;
  const text = readFileSync(await download.path(), 'utf8').replace(/^\uFEFF/, '');
  return { name: download.suggestedFilename(), lines: text.trim().split('\r\n') };
}

const firstOfMonth = (ahead: number) => {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + ahead, 1, 6));
};

test('an artist connects the account, sells, gives one sale back, is paid out, and has it all as files', async ({
  product,
  visit,
}) => {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  const [first, second] = [
    await bringOut(product, artist, { title: 'Small Hours', price: 2000, songs: ['mp3'] }),
    await bringOut(product, artist, { title: 'Salt and Light', price: 999, songs: ['wav'] }),
  ];
  const shop = await visit({ as: artist });
  const { page } = shop;

  await test.step('onboarding at the provider, in test mode', async () => {
    await shop.open('/artist-settings?tab=payments');
    await expect(page.getByText('Tell our payment provider where your money should go.')).toBeVisible();
    await page.getByRole('button', { name: 'Set up payouts' }).click();
    await expect(page.getByText('TEST MODE').first()).toBeVisible();
    await page.locator('button[name="answer"][value="complete"]').click();
    await expect(page).toHaveURL(/\/artist-settings\?tab=payments$/);
    await expect(page.getByText('All set: payouts go to your bank account.')).toBeVisible();
  });

  const buyer = await signUp(product, 'Lena Marsh', 'customer');
  await pay(product, buyer, await order(product, buyer, [{ album: first }, { album: second }]));

  await test.step('sales, one given back', async () => {
    await shop.open('/dashboard?tab=sales');
    const table = page.getByRole('table', { name: 'Sales' });
    await expect(table.locator('tbody tr')).toHaveCount(2);
    await page.getByRole('button', { name: 'Refund Salt and Light' }).click();
    const ask = page.getByRole('alertdialog', { name: 'Refund this sale?' });
    await expect(ask).toContainText('Your share of $8.49 is taken off your balance.');
    expect(await axeProblems(page)).toEqual([]);
    await ask.getByRole('button', { name: 'Refund $9.99' }).click();
    await expect(shop.toast('$9.99 goes back to the buyer.')).toBeVisible();
    await expect(table.getByRole('row', { name: /Salt and Light/ })).toContainText('Refunded', { timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Refund Salt and Light' })).toHaveCount(0);
  });

  await test.step('filters and the file of what they let through', async () => {
    await page.getByLabel('State').selectOption('Sold');
    await expect(page.getByRole('table', { name: 'Sales' }).locator('tbody tr')).toHaveCount(1);
    await expect(page).toHaveURL(/state=sold/);
    const { name, lines } = await csvOf(page, 'Download CSV');
    expect(name).toMatch(/^fairtone-sales-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Small Hours,20.00,17.00,Sold,');
    await page.getByLabel('State').selectOption('Disputed');
    await expect(page.getByText('No sales match')).toBeVisible();
    await page.getByRole('button', { name: 'Show all sales' }).click();
    await expect(page.getByRole('table', { name: 'Sales' }).locator('tbody tr')).toHaveCount(2);
  });

  await test.step('a month later: paid out, with a statement', async () => {
    await clock.setTo(firstOfMonth(2));
    await callFunction(product, 'run-payouts', {}, 'clock');
    await shop.open('/artist-settings?tab=payments');
    const payouts = page.getByRole('table', { name: 'Payouts' });
    await expect(payouts.locator('tbody tr')).toHaveCount(1);
    await expect(payouts).toContainText('$17.00');
    await expect(payouts).toContainText('Paid');
    const { name, lines } = await csvOf(page, /^Statement of/);
    expect(name).toMatch(/^fairtone-payout-\d{4}-\d\d\.csv$/);
    const amounts = lines.slice(1).map((line) => Math.round(Number(line.split(',').at(-1)) * 100));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(1700);
  });

  await test.step('the month as a file', async () => {
    await clock.setTo(new Date());
    await shop.open('/dashboard?tab=stats');
    const { name, lines } = await csvOf(page, 'Download CSV');
    expect(name).toMatch(/^fairtone-stats-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines).toHaveLength(31);
    expect(lines.at(-1)).toContain('0,2,29.99,25.49,0');
  });
});
