import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../../servers/testing/freePort';
import { publishAlbum } from '../../support/albums';
import { signUp } from '../../support/people';
import { startProduct, type Product } from '../../support/startProduct';
import { enterShop, expect, test } from '../../support/test';
import { watch } from './pageErrors';

test.setTimeout(180_000);

const DEV_SERVER = pathToFileURL(join(process.cwd(), 'delivery/webpack/devServer.mjs')).href;

const APPS = ['shell', 'catalog'];

let servers: ChildProcess;
let product: Product;

/** Starts a dev server for each app and returns name -> origin; resolves when all of them serve. */
async function serve(origins: Record<string, string>): Promise<void> {
  const code = `
    const { startDevServer } = await import(${JSON.stringify(DEV_SERVER)});
    for (const [app, origin] of Object.entries(${JSON.stringify(origins)})) await startDevServer(app, Number(new URL(origin).port));
    console.log('serving');`;
  servers = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    servers.stdout!.on('data', (text) => String(text).includes('serving') && resolve());
    servers.once('exit', (exitCode) => reject(new Error(`The dev servers ended with ${exitCode}.`)));
  });
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const ports = await Promise.all(APPS.map(() => freePort()));
  const origins = Object.fromEntries(APPS.map((app, index) => [app, `http://localhost:${ports[index]}`]));
  const list = Object.entries(origins).map((pair) => pair.join('='));
  // The product contacts a dev server only when a page is visited, so both start at the same time.
  const serving = serve(origins);
  product = await startProduct({ demo: 'off', env: { FAIRTONE_DEV_SERVERS: list.join(',') } });
  await serving;
});

test.afterAll(async () => {
  await product?.stop();
  if (servers?.exitCode === null && servers.kill()) await once(servers, 'exit');
});

test.describe('Hot reload', () => {
  test('needs no inline code, no inline style and no eval either', async ({ browser }) => {
    await publishAlbum(product, await signUp(product, 'Nadia Voss', 'artist'), { title: 'In the Making', price: 800 });
    const guest = await enterShop(browser, product);
    const { violations } = await watch(guest.page.context());
    const page = await guest.page.goto('/', { timeout: 90_000 });
    const policy = page!.headers()['content-security-policy']!;
    expect(policy.replaceAll("'wasm-unsafe-eval'", '')).not.toContain('unsafe-');
    expect(policy).toContain("require-trusted-types-for 'script'");
    await expect(guest.albumCard('In the Making').root).toBeVisible({ timeout: 60_000 });
    await guest.albumCard('In the Making').open();
    await expect(guest.heading('In the Making')).toBeVisible({ timeout: 30_000 });
    const loadedFonts = () =>
      guest.page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      );
    await expect.poll(loadedFonts).toContainEqual(expect.stringContaining('Inter Variable'));
    expect(violations).toEqual([]);
    await guest.page.context().close();
  });
});
