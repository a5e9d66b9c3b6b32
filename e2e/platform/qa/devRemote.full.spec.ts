import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { publishAlbum } from '../../support/albums';
import { QaTools } from '../../support/pages/qaTools';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

test.setTimeout(180_000);
/** The dev server compiles the remote when a page first asks for it. */
const COMPILED_WITHIN_MS = 60_000;
/** Of the ports that a product in development allows by default, counted from its own. */
const ABOVE = 38;

let served: ChildProcess;
let origin: string;

/** Runs `npm run dev:remote -- catalog` until it serves. */
async function serveCatalog(port: number): Promise<void> {
  origin = `http://localhost:${port}`;
  served = spawn(process.execPath, ['tools/scripts/product/devRemote.mjs', 'catalog'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    served.stdout!.on('data', (text) => String(text).includes(origin) && resolve());
    served.once('exit', (code) => reject(new Error(`dev:remote ended with ${code}.`)));
  });
}

test.beforeAll(({ product }) => serveCatalog(Number(new URL(product.url).port) + ABOVE));
test.afterAll(async () => {
  if (served?.exitCode === null && served.kill()) await once(served, 'exit');
});

test.describe('A remote from the own machine', () => {
  test('is chosen in the panel of a running shop, works beside the released ones, and is left again', async ({
    product,
    visit,
  }) => {
    const album = await publishAlbum(product, await signUp(product, 'Nadia Voss', 'artist'), {
      title: 'Unreleased Code',
      price: 800,
    });
    const shop = await visit({ as: await signUp(product, 'Lena Marsh', 'customer') });
    const qa = new QaTools(shop.page);
    await shop.open('/?qa');
    await qa.chooseServer('catalog', origin);
    await qa.applyAndReload();
    await expect(qa.badge).toContainText(`catalog: ${origin.replace('http://', '')}`, { timeout: COMPILED_WITHIN_MS });

    await shop.album.open(album.id);
    await expect(shop.heading(album.title)).toBeVisible({ timeout: COMPILED_WITHIN_MS });
    const loaded = () =>
      shop.page.evaluate(
        (from) => performance.getEntriesByType('resource').filter(({ name }) => name.startsWith(from)).length,
        origin,
      );
    expect(await loaded()).toBeGreaterThan(1);

    // A dialog of its own, and one of a released remote.
    await shop.album.choose('Report album');
    await expect(shop.page.getByRole('dialog', { name: `Report ${album.title}` })).toBeVisible();
    await shop.page.keyboard.press('Escape');
    await shop.album.choose('Add to playlist');
    await expect(shop.playlists.root).toBeVisible();
    await shop.page.keyboard.press('Escape');

    await qa.badge.getByRole('button', { name: 'Reset' }).click();
    await expect(qa.badge).toBeHidden();
    await expect(shop.heading(album.title)).toBeVisible();
  });
});
