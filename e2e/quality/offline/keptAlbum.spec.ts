import { chromium, type BrowserContext } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringOut, type Album } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { settle } from '../../support/device';
import { order, pay } from '../../support/orders';
import { rememberedSession, signUp, type Person } from '../../support/people';
import { startProduct, type Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';
import { Shop } from '../../support/pages/shop';
import { cutTone, makeTones } from '../../teams/player/sound/tones';

const START_WITHIN_MS = 180_000;

let product: Product;
let profile: string;
let lena: Person;
let album: Album;

test.beforeAll(async () => {
  test.setTimeout(START_WITHIN_MS);
  product = await startProduct({ demo: 'off' });
  profile = mkdtempSync(join(tmpdir(), 'fairtone-profile-'));
  const artist = await signUp(product, 'Tone Maker', 'artist');
  album = await bringOut(product, artist, {
    title: 'Three Tones',
    price: 500,
    music: makeTones(cutTone([20, 20, 20])),
  });
  lena = await signUp(product, 'Lena Marsh', 'customer');
  await pay(product, lena, await order(product, lena, [{ album }]));
});
test.afterAll(() => rmSync(profile, { recursive: true, force: true }));

/** The same browser again, as somebody finds it after switching the device off and on. */
async function openBrowser(): Promise<{ context: BrowserContext; shop: Shop }> {
  const { launchOptions, viewport, locale } = test.info().project.use;
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    viewport,
    locale,
    baseURL: product.url,
    serviceWorkers: 'allow',
  });
  return { context, shop: new Shop(context.pages()[0] ?? (await context.newPage())) };
}

test('a kept album plays and seeks with every server process stopped and the browser restarted', async () => {
  test.setTimeout(START_WITHIN_MS);
  const before = await openBrowser();
  const { page } = before.shop;
  await before.shop.open('/');
  const [origin] = rememberedSession(product, lena).origins;
  await page.evaluate(
    ([{ name, value }]) => localStorage.setItem(name, value),
    origin!.localStorage as [{ name: string; value: string }],
  );
  await before.shop.dashboard.open('purchases');
  await settle(page);
  await page.getByRole('button', { name: 'Keep Three Tones offline' }).click();
  await expect(page.getByText('On this device')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: 'Show kept albums' }).click();
  await expect(page.getByRole('button', { name: 'Play Three Tones' })).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await settle(page);
  await before.context.close();

  await product.stop();
  await expect(fetch(product.url)).rejects.toThrow();

  const { context, shop } = await openBrowser();
  try {
    await shop.open('/kept');
    await shop.page.getByRole('button', { name: 'Play Three Tones' }).click();
    await expect(shop.player.title('Part 1')).toBeVisible();
    await shop.player.reaches(1);
    await shop.player.seekTo(0.6);
    await shop.player.reaches(13);
    await shop.player.next();
    await expect(shop.player.title('Part 2')).toBeVisible();
    await shop.player.reaches(1);
    const cover = shop.page.getByRole('listitem').filter({ hasText: 'Three Tones' }).locator('img');
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  } finally {
    await context.close();
  }
});
