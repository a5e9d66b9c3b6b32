import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { removeShop } from '../../../delivery/qa/removeShop';
import { seedShop } from '../../../delivery/qa/seedShop';
import { expect, test } from '../../support/test';
import { serveStandalone, type StandalonePage } from './serveStandalone';

const pageOf = (page: Page) => page.frameLocator('iframe');

test.describe('Harness frame', () => {
  let server: StandalonePage;
  test.beforeAll(async ({ product }) => {
    await seedShop(product, new Date());
    server = await serveStandalone('checkout', product.url);
  });
  test.afterAll(async ({ product }) => {
    await server.stop();
    await removeShop(product);
  });
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${server.url}/harness`);
    await expect(page.getByRole('heading', { name: 'checkout (fixtures)' })).toBeVisible();
  });

  test('its switches change the page at once and are remembered; it fits 390 px and passes axe', async ({ page }) => {
    const html = pageOf(page).locator('html');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    for (const theme of ['light', 'dark']) {
      await page.getByLabel('Theme').selectOption(theme);
      await expect(html).toHaveAttribute('data-theme', theme);
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByLabel('Language').selectOption('pl');
    await expect(html).toHaveAttribute('lang', 'pl');
    await page.getByLabel('Role').selectOption('artist');
    await expect(page.getByRole('list', { name: 'Events' })).toContainText('session/signedIn');
    await page.getByLabel('Width').selectOption('390');
    expect((await page.locator('iframe').boundingBox())?.width).toBe(390);
    await page.reload();
    await expect(page.getByLabel('Role')).toHaveValue('artist');
    await expect(html).toHaveAttribute('lang', 'pl');
  });

  test('opens a dialog with edited values, logs events, and a fault reaches only the request it names', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const inFrame = pageOf(page);
    await test.step('a dialog with edited values', async () => {
      const values = page.getByRole('textbox', { name: 'checkout.payWhatYouWant' });
      await values.fill((await values.inputValue()).replace('Salt and Light', 'Sand and Wind'));
      await page.getByRole('button', { name: 'Open checkout.payWhatYouWant' }).click();
      await expect(inFrame.getByRole('dialog')).toContainText('Sand and Wind');
      await inFrame.getByRole('dialog').press('Escape');
      await expect(inFrame.getByRole('dialog')).toHaveCount(0);
      await values.fill('{');
      await page.getByRole('button', { name: 'Open checkout.payWhatYouWant' }).click();
      await expect(page.getByRole('alert')).toContainText('SyntaxError');
    });
    await test.step('a fault of one request', async () => {
      await page.getByLabel('Role').selectOption('listener');
      await page.getByRole('button', { name: 'Put an album into the cart' }).click();
      await page.getByLabel('Kind').selectOption('error');
      await page.getByLabel('Requests with (empty: all)').fill('POST /functions/v1/create-payment');
      await page.getByRole('button', { name: 'Add fault' }).click();
      await page.getByRole('button', { name: '/checkout', exact: true }).click();
      await expect(inFrame.getByText('Night Walks').first()).toBeVisible();
      await inFrame.getByRole('button', { name: /Pay/ }).click();
      await expect(inFrame.getByRole('region', { name: 'Messages' })).toContainText(/payment/i);
      await page.getByRole('button', { name: 'Remove error: POST /functions/v1/create-payment' }).click();
      // The page of the payment provider follows, which no frame may show.
      const payment = page.waitForResponse(/\/functions\/v1\/create-payment$/);
      await inFrame.getByRole('button', { name: /Pay/ }).click();
      expect((await payment).status()).toBe(200);
    });
  });

  test('shows what was changed in the data as one of the people, and opens as the staff', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const data = page.locator('section', { has: page.getByRole('heading', { name: 'Data' }) });
    // The name of a select inside of its label contains its options.
    const row = data.getByRole('combobox').nth(1);
    const values = data.getByRole('textbox', { name: 'Values' });
    await page.getByLabel('Role').selectOption('listener');
    await expect(page.getByRole('list', { name: 'Events' })).toContainText('session/signedIn');
    await data.getByLabel('Table').selectOption('playlists');
    await row.selectOption('Sunday');
    await values.fill((await values.inputValue()).replace('"Sunday"', '"Monday"'));
    await data.getByRole('button', { name: 'Save row' }).click();
    await expect(row).toContainText('Monday');
    await expect(data.getByRole('alert')).toHaveCount(0);
    await data.getByLabel('Table').selectOption('profiles');
    await expect(values).toHaveValue(/"role": "customer"/);
    await values.fill((await values.inputValue()).replace('"customer"', '"artist"'));
    await data.getByRole('button', { name: 'Save row' }).click();
    await expect(data.getByRole('alert')).toContainText('permission denied');
    await page.getByLabel('Role').first().selectOption('moderator');
    await expect(row).toContainText('Mira Lund');
  });
});
