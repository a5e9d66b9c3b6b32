import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { publishAlbum } from '../../support/albums';
import { callFunction } from '../../support/callFunction';
import { order, pay } from '../../support/orders';
import { ageSales } from '../../support/payouts';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

/** Lines of the saved CSV file, without the byte order mark for Excel. */
async function csvOf(page: Page, button: string | RegExp): Promise<{ name: string; lines: string[] }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await saved;
  const text = readFileSync(await download.path(), 'utf8').replace(/^\uFEFF/, '');
  return { name: download.suggestedFilename(), lines: text.trim().split('\r\n') };
}

test.describe('Money of an artist', () => {
  test('is earned, given back for one sale and paid out to the account, with a statement', async ({
    product,
    visit,
  }) => {
    const artist = await signUp(product, 'Nadia Voss', 'artist');
    const buyer = await signUp(product, 'Lena Marsh', 'customer');
    const first = await publishAlbum(product, artist, { title: 'Small Hours', price: 2000, songs: ['mp3'] });
    const second = await publishAlbum(product, artist, { title: 'Salt and Light', price: 999, songs: ['mp3'] });
    await pay(product, buyer, await order(product, buyer, [{ album: first }, { album: second }]));
    const shop = await visit({ as: artist });
    const { page } = shop;

    await test.step('an account at the provider, in test mode', async () => {
      await shop.open('/artist-settings?tab=payments');
      await page.getByRole('button', { name: 'Set up payouts' }).click();
      await expect(page.getByText('TEST MODE').first()).toBeVisible();
      await page.locator('button[name="answer"][value="complete"]').click();
      await expect(page).toHaveURL(/\/artist-settings\?tab=payments$/);
      await expect(page.getByText('All set: payouts go to your bank account.')).toBeVisible();
    });

    await test.step('sales, one given back', async () => {
      await shop.open('/dashboard?tab=sales');
      const table = page.getByRole('table', { name: 'Sales' });
      await expect(table.locator('tbody tr')).toHaveCount(2);
      await page.getByRole('button', { name: 'Refund Salt and Light' }).click();
      const ask = page.getByRole('alertdialog', { name: 'Refund this sale?' });
      await expect(ask).toContainText('Your share of $8.49 is taken off your balance.');
      await ask.getByRole('button', { name: 'Refund $9.99' }).click();
      await expect(shop.toast('$9.99 goes back to the buyer.')).toBeVisible();
      await expect(table.getByRole('row', { name: /Salt and Light/ })).toContainText('Refunded', { timeout: 40_000 });
    });

    await test.step('paid out, with a statement', async () => {
      await ageSales(product, artist);
      await callFunction(product, 'run-payouts', {}, 'clock');
      await shop.open('/artist-settings?tab=payments');
      const payouts = page.getByRole('table', { name: 'Payouts' });
      await expect(payouts.locator('tbody tr')).toHaveCount(1);
      await expect(payouts).toContainText('$17.00');
      await expect(payouts).toContainText('Paid');
      const { name, lines } = await csvOf(page, /^Statement of/);
      expect(name).toMatch(/^fairtone-payout-\d{4}-\d\d\.csv$/);
      const [title, period, amount, , head, ...rows] = lines;
      expect([title, amount]).toEqual([expect.stringMatching(/^Statement of /), 'Amount,17.00']);
      expect(period).toMatch(/^Period(,\d{4}-\d\d-\d\d){2}$/);
      expect(head).toMatch(/^Date \(.+\),Movement,What,Price,Amount$/);
      for (const row of rows) expect(row).toMatch(/,(Small Hours|Salt and Light),/);
      const amounts = rows.map((line) => Math.round(Number(line.split(',').at(-1)) * 100));
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(1700);
    });
  });
});
