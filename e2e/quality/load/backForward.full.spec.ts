import { chromium, type Browser, type Page } from '@playwright/test';
import { publishAlbum } from '../../support/albums';
import { waitUntilCached } from '../../support/device';
import { Shop } from '../../support/pages/shop';
import { signUp, type Person } from '../../support/people';
import type { Product } from '../../support/startProduct';
import { enterShop, expect, test } from '../../support/test';

/** A page that is none of the shop's own. */
const ELSEWHERE = '/robots.txt';

/** Goes back. @returns `kept` when the browser restored the same document, else why it loaded the page again */
async function goBack(page: Page): Promise<unknown> {
  const { pathname } = new URL(page.url());
  await page.evaluate(() => history.back());
  // A document that is just being replaced answers nothing.
  const pathNow = () => page.evaluate(() => location.pathname).catch(() => pathname);
  await expect.poll(pathNow).not.toBe(pathname);
  return page.evaluate(() => {
    if (document.documentElement.dataset.kept === 'yes') return 'kept';
    const [opened] = performance.getEntriesByType('navigation');
    return (
      (opened as PerformanceEntry & { notRestoredReasons?: { toJSON: () => object } }).notRestoredReasons?.toJSON() ??
      'loaded'
    );
  });
}

const markPage = (page: Page) => page.evaluate(() => (document.documentElement.dataset.kept = 'yes'));

/** Enters the shop as a visitor who used it before. When the service worker takes over, after the first use, the browser drops the pages that it kept. */
async function enter(whole: Browser, product: Product, as?: Person): Promise<Shop> {
  const shop = await enterShop(whole, product, { as, serviceWorkers: 'allow' });
  await shop.open('/');
  await waitUntilCached(shop.page);
  return shop;
}

test.describe('Back', () => {
  let whole: Browser;
  test.beforeAll(async () => {
    whole = await chromium.launch({
      executablePath: process.env.WHOLE_CHROMIUM,
      args: ['--no-sandbox', '--disable-background-networking'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  test.afterAll(() => whole.close());

  test('shows a page that was left as it was, for guests and members, also while a track plays', async ({
    product,
  }) => {
    const artist = await signUp(product, 'Ines Kept', 'artist');
    const { id } = await publishAlbum(product, artist, { title: 'Kept Pages', price: 0 });
    const guest = await enter(whole, product);
    const member = await enter(whole, product, artist);
    for (const [shop, paths] of [
      [guest, ['/', '/explore', `/album/${id}`, '/login']],
      [member, ['/', '/dashboard', '/settings', `/album/${id}`]],
    ] as const) {
      for (const path of paths) {
        await shop.open(path);
        if (path.startsWith('/album/') && shop === guest) {
          await shop.page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click();
          await expect(shop.player.root).toBeVisible();
        }
        await markPage(shop.page);
        await shop.page.goto(ELSEWHERE);
        expect([path, await goBack(shop.page)]).toEqual([path, 'kept']);
      }
      await shop.page.context().close();
    }
  });

  test('from one page of the shop to another shows the kept page too, for guests and members', async ({ product }) => {
    for (const as of [undefined, await signUp(product, 'Ada Back', 'customer')]) {
      const shop = await enter(whole, product, as);
      const { page } = shop;
      await shop.open('/explore');
      await markPage(page);
      await shop.open('/albums');
      if (as) await expect(shop.header.root.getByRole('button', { name: 'Your account' })).toBeVisible();
      expect(await goBack(page)).toBe('kept');
      await page.context().close();
    }
  });

  test('shows nothing of a member who has signed out since', async ({ product }) => {
    const member = await signUp(product, 'Ona Gone', 'customer');
    const shop = await enter(whole, product, member);
    await shop.open('/dashboard');
    await markPage(shop.page);
    await shop.page.goto(ELSEWHERE);
    const other = new Shop(await shop.page.context().newPage());
    await other.open('/');
    await other.header.logOut();
    await expect(other.page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
    await goBack(shop.page);
    await expect(shop.page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await shop.page.context().close();
  });
});
