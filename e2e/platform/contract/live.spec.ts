import { expect, test } from '../../support/test';
import { serveStandalone } from './serveStandalone';

test.describe('catalog in its harness, against a running product', () => {
  test('shows what the product holds, as its demo people see it', async ({ page, product }) => {
    const server = await serveStandalone('catalog', product.url, 'product');
    try {
      await page.goto(`${server.url}/harness`);
      await expect(page.getByRole('heading', { name: 'catalog (product)' })).toBeVisible();
      const inFrame = page.frameLocator('iframe');
      await expect(inFrame.getByRole('article').first()).toBeVisible();
      await expect(inFrame.getByText('Night Walks')).toHaveCount(0);
      await page.getByLabel('Role').selectOption('listener');
      await expect(page.getByRole('list', { name: 'Events' })).toContainText('session/signedIn');
      await page.getByLabel('Role').selectOption('guest');
      await expect(page.getByRole('list', { name: 'Events' })).toContainText('session/signedOut');
    } finally {
      await server.stop();
    }
  });
});
