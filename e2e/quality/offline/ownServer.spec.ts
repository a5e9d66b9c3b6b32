import { chromium, type BrowserContext } from '@playwright/test';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishAlbum } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { waitUntilCached, openWithServiceWorker } from '../../support/device';
import { order, pay } from '../../support/orders';
import { rememberedSession, signUp, type Person } from '../../support/people';
import { startProduct, type Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';
import { Shop } from '../../support/pages/shop';
import { cutTone, makeTones } from '../../teams/player/sound/tones';

const NEXT = 'main.fedcba987654.js';

// These tests deploy another shell and stop the server, so they need a product that no other test uses.
test.setTimeout(180_000);

let folder = '';
let product: Product | null = null;

/** The running product with its own shell and origin. */
async function ownProduct(env: Record<string, string> = {}): Promise<Product> {
  product ??= await startProduct({ demo: 'off', env: { FAIRTONE_SHELL_DIR: shellFolder(), ...env } });
  return product;
}
async function stopProduct() {
  await product?.stop();
  product = null;
}
const shellFolder = () => join(folder, 'shell');

test.beforeEach(async () => {
  folder ||= mkdtempSync(join(tmpdir(), 'fairtone-own-'));
  cpSync(join(process.cwd(), 'dist/apps/shell'), shellFolder(), { recursive: true });
  await ownProduct();
});
test.afterAll(async () => {
  await stopProduct();
  rmSync(folder, { recursive: true, force: true });
});

/** Deploys the shell again, as another build of it. */
function deployShell() {
  const shell = shellFolder();
  const main = readdirSync(shell).find((file) => /^main\..*\.js$/.test(file) && file !== NEXT)!;
  cpSync(join(shell, main), join(shell, NEXT));
  rmSync(join(shell, 'sw.js.br'), { force: true });
  for (const file of ['sw.js', 'index.html']) {
    const path = join(shell, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(main, NEXT));
  }
}

/** The same browser profile after the device was switched off and on. */
async function openBrowser(baseURL: string): Promise<{ context: BrowserContext; shop: Shop }> {
  const { launchOptions, viewport, locale } = test.info().project.use;
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    ...launchOptions,
    viewport,
    locale,
    baseURL,
    serviceWorkers: 'allow',
  });
  return { context, shop: new Shop(context.pages()[0] ?? (await context.newPage())) };
}

/** Signs a person in on an open browser. */
async function remember(shop: Shop, { url }: Product, person: Person) {
  const [origin] = rememberedSession({ url }, person).origins;
  await shop.page.evaluate(
    ([{ name, value }]) => localStorage.setItem(name, value),
    origin!.localStorage as [{ name: string; value: string }],
  );
}

test.describe('A new version of the shop', () => {
  test('says that it is ready and comes when asked, not while music plays', async ({ browser }) => {
    const own = await ownProduct();
    const artist = await signUp(own, 'Tone Maker', 'artist');
    const album = await publishAlbum(own, artist, { title: 'Tones', price: 0, music: makeTones(cutTone([30, 30])) });
    const shop = await openWithServiceWorker(browser, own);
    const { page } = shop;
    await shop.album.open(album.id);
    await waitUntilCached(page);
    await shop.album.playAll();
    await shop.player.reaches(1);

    deployShell();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
    await expect(page.getByText('A new version is ready')).toBeVisible();
    await shop.player.reaches((await shop.player.seconds()) + 2);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.locator(`script[src="/${NEXT}"]`)).toBeAttached();
    await expect(shop.player.title('Part 1')).toBeVisible();
    await waitUntilCached(page);
    await expect(page.getByText('A new version is ready')).toBeHidden();
    await page.context().close();
  });
});

test.describe('A kept album', () => {
  test('plays and seeks with the server stopped and the browser restarted, and goes with everything when the deployment switches that off', async () => {
    const own = await ownProduct();
    const { url } = own;
    const artist = await signUp(own, 'Tone Maker', 'artist');
    const music = makeTones(cutTone([20, 20]));
    const album = await publishAlbum(own, artist, { title: 'Two Tones', price: 500, music });
    const lena = await signUp(own, 'Lena Marsh', 'customer');
    await pay(own, lena, await order(own, lena, [{ album }]));

    const before = await openBrowser(url);
    await before.shop.open('/login');
    await remember(before.shop, own, lena);
    await before.shop.dashboard.open('purchases');
    await waitUntilCached(before.shop.page);
    await before.shop.page.getByRole('button', { name: 'Keep Two Tones offline' }).click();
    await expect(before.shop.page.getByText('On this device')).toBeVisible({ timeout: 30_000 });
    await before.shop.page.getByRole('link', { name: 'Show kept albums' }).click();
    await expect(before.shop.page.getByRole('button', { name: 'Play Two Tones' })).toBeVisible();
    expect(await axeProblems(before.shop.page)).toEqual([]);
    await waitUntilCached(before.shop.page);
    await before.context.close();

    await stopProduct();
    await expect(fetch(url)).rejects.toThrow();

    const { context, shop } = await openBrowser(url);
    try {
      const { page, player } = shop;
      await shop.open('/kept');
      await page.getByRole('button', { name: 'Play Two Tones' }).click();
      await expect(player.title('Part 1')).toBeVisible();
      await player.reaches(1);
      await player.seekTo(0.6);
      await player.reaches(13);
      await player.next();
      await expect(player.title('Part 2')).toBeVisible();
      await player.reaches(1);
      const cover = page.getByRole('listitem').filter({ hasText: 'Two Tones' }).locator('img');
      await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

      // The browser has a network; only the shop is unreachable.
      await shop.open('/explore');
      await expect(page.getByRole('heading', { name: 'Not on this device' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Play Two Tones by Tone Maker' })).toBeVisible();

      await ownProduct({ PORT: new URL(url).port, FAIRTONE_OFFLINE: 'off' });
      await page.reload();
      await page.keyboard.press('Tab');
      const left = () =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]);
      await expect.poll(left, { timeout: 30_000 }).toEqual([0, 0]);
    } finally {
      await context.close();
      // Restores the state that the next test expects.
      await stopProduct();
    }
  });
});
