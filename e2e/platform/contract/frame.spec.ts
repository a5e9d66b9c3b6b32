import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { serveStandalone } from './serveStandalone';

let server: Awaited<ReturnType<typeof serveStandalone>>;
test.beforeAll(async () => void (server = await serveStandalone('checkout')));
test.afterAll(() => server.stop());

const stageOf = (page: Page) => page.frameLocator('iframe');

async function openFrame(page: Page) {
  await page.goto(`${server.url}/harness`);
  await expect(page.getByRole('heading', { name: 'checkout (fixtures)' })).toBeVisible();
}

test('role, language, theme and width change the stage at once', async ({ page }) => {
  await openFrame(page);
  const html = stageOf(page).locator('html');
  await page.getByLabel('Theme').selectOption('dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
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

test('a dialog opens with values that were edited', async ({ page }) => {
  await openFrame(page);
  const values = page.getByRole('textbox', { name: 'checkout.payWhatYouWant' });
  await values.fill((await values.inputValue()).replace('Salt and Light', 'Sand and Wind'));
  await page.getByRole('button', { name: 'Open checkout.payWhatYouWant' }).click();
  await expect(stageOf(page).getByRole('dialog')).toContainText('Sand and Wind');
  await stageOf(page).getByRole('dialog').press('Escape');
  await expect(stageOf(page).getByRole('dialog')).toHaveCount(0);
  await values.fill('{');
  await page.getByRole('button', { name: 'Open checkout.payWhatYouWant' }).click();
  await expect(page.getByRole('alert')).toContainText('SyntaxError');
});

test('events of the remote are logged, and a fault of one request reaches only that one', async ({ page }) => {
  await openFrame(page);
  await page.getByLabel('Role').selectOption('listener');
  await page.getByRole('button', { name: 'Put an album into the cart' }).click();
  await page.getByLabel('Kind').selectOption('error');
  await page.getByLabel('Requests with (empty: all)').fill('POST /functions/v1/create-payment');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await page.getByRole('button', { name: '/checkout', exact: true }).click();
  const stage = stageOf(page);
  await expect(stage.getByText('Night Walks').first()).toBeVisible();
  await stage.getByRole('button', { name: /Pay/ }).click();
  await expect(stage.getByRole('region', { name: 'Messages' })).toContainText(/payment/i);
  await page.getByRole('button', { name: 'Remove error: POST /functions/v1/create-payment' }).click();
  await stage.getByRole('button', { name: /Pay/ }).click();
  await expect(stage.getByRole('heading', { name: /thank you/i })).toBeVisible();
});

test('is whole at 390 px and clean for assistive technology', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFrame(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const theme of ['light', 'dark']) {
    await page.getByLabel('Theme').selectOption(theme);
    const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
});
