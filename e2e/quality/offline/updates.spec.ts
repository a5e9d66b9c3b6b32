import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringOut } from '../../support/albums';
import { settle, visitWithWorker } from '../../support/device';
import { signUp } from '../../support/people';
import { startProduct, type Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';
import { cutTone, makeTones } from '../../teams/player/sound/tones';

const START_WITHIN_MS = 180_000;
const NEXT = 'main.fedcba987654.js';

let shell: string;
let product: Product;

test.beforeEach(async () => {
  test.setTimeout(2 * START_WITHIN_MS);
  shell = mkdtempSync(join(tmpdir(), 'fairtone-shell-'));
  cpSync(join(process.cwd(), 'dist/apps/shell'), shell, { recursive: true });
  product = await startProduct({ demo: 'off', env: { FAIRTONE_SHELL_DIR: shell } });
});
test.afterEach(async () => {
  await product.stop();
  rmSync(shell, { recursive: true, force: true });
});

/** Deploys the shell once more, as another build of it would be. */
function deployShell() {
  const main = readdirSync(shell).find((file) => /^main\..*\.js$/.test(file))!;
  cpSync(join(shell, main), join(shell, NEXT));
  rmSync(join(shell, 'sw.js.br'));
  for (const file of ['sw.js', 'index.html']) {
    const path = join(shell, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(main, NEXT));
  }
}

test('a new version says that it is ready, and comes when asked, not while music plays', async ({ browser }) => {
  const artist = await signUp(product, 'Tone Maker', 'artist');
  const album = await bringOut(product, artist, { title: 'Tones', price: 0, music: makeTones(cutTone([30, 30])) });
  const shop = await visitWithWorker(browser, product);
  const { page } = shop;
  await shop.album.open(album.id);
  await settle(page);
  await shop.album.playAll();
  await shop.player.reaches(1);

  deployShell();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())!.update());
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await shop.player.reaches((await shop.player.seconds()) + 2);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator(`script[src="/${NEXT}"]`)).toBeAttached();
  await expect(shop.player.title('Part 1')).toBeVisible();
  await settle(page);
  await expect(page.getByText('A new version is ready')).toBeHidden();
  await page.context().close();
});

test('switched off, it goes with everything it kept', async ({ browser }) => {
  const shop = await visitWithWorker(browser, product);
  const { page } = shop;
  await shop.open('/');
  await settle(page);
  const { port } = new URL(product.url);
  await product.stop();
  product = await startProduct({ demo: 'off', env: { PORT: port, FAIRTONE_OFFLINE: 'off' } });
  await page.reload();
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 30_000,
    })
    .toBe(0);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await page.context().close();
});
