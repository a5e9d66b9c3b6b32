import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../support/test';

let server: Server;
let elsewhere: string;
let body = '';

// A real server: the browser treats intercepted addresses as part of another network.
test.beforeAll(async () => {
  server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
test.afterAll(() => server.close());

test.describe('Another site', () => {
  test('cannot frame a page except those made for it, and has no hold of a window that it opens', async ({
    product,
    visit,
  }) => {
    const { page } = await visit();
    const paths = ['/', '/login', '/checkout', '/embed/album/1'];
    body = paths.map((path) => `<iframe name="${path}" src="${product.url}${path}"></iframe>`).join('');
    await page.goto(elsewhere);
    const isShown = async (index: number) =>
      (await page.locator('iframe').nth(index).contentFrame().locator('#root').count()) > 0;
    await expect.poll(() => isShown(3)).toBe(true);
    expect(await Promise.all([0, 1, 2].map(isShown))).toEqual([false, false, false]);

    const opened = page.context().waitForEvent('page');
    await page.evaluate((url) => {
      Object.assign(globalThis, { opened: window.open(url) });
    }, product.url);
    const shop = await opened;
    await expect(shop.getByRole('banner')).toBeVisible();
    expect(await shop.evaluate(() => opener === null)).toBe(true);
    expect(await page.evaluate(() => (globalThis as unknown as { opened: Window }).opened.closed)).toBe(true);
  });
});
