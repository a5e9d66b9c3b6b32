import { writeFileSync } from 'node:fs';
import { expect, test } from '../support/test';
import { publishAlbum } from '../support/albums';
import { signUp } from '../support/people';

test('hydrates', async ({ visit, product }) => {
  test.setTimeout(300_000);
  const artist = await signUp(product, 'Wanda Kost', 'artist');
  const album = await publishAlbum(product, artist, { title: 'Hydro', price: 800 });
  const out: string[] = [];
  for (const path of (process.env.PATHS ?? '/explore')
    .split(',')
    .map((each) => each.replace('ALBUM', album.id).replace('ARTIST', artist.id))) {
    await expect
      .poll(
        async () =>
          (
            await (
              await fetch(product.url + path, { headers: { accept: 'text/html', 'sec-fetch-dest': 'document' } })
            ).text()
          ).includes('fairtone-state'),
        { timeout: 20000 },
      )
      .toBe(true)
      .catch(() => out.push(`${path} NOT PRERENDERED`));
    const { page } = await visit();
    page.on('console', (m) => {
      if (m.type() !== 'log') out.push(`${path} ${m.type()} ${m.text().slice(0, 3000)}`);
    });
    page.on('pageerror', (e) => out.push(`${path} PAGEERROR ${e.message.slice(0, 400)}`));
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const root = document.getElementById('root')!;
        (window as never as { first: Element | null }).first = root.querySelector('main h1, main h2');
      });
    });
    page.on(
      'request',
      (r) => /v1/.test(r.url()) && !/storage/.test(r.url()) && out.push(`${path} ASKS ${r.url().slice(22, 160)}`),
    );
    await page.addInitScript(() => {
      const remove = Node.prototype.removeChild;
      Node.prototype.removeChild = function (child) {
        if (child instanceof Element && (child.tagName === 'H1' || child.querySelector?.('h1')))
          console.error(
            'REMOVED',
            performance.now(),
            (child as Element).outerHTML.slice(0, 150),
            'PARENT',
            (this as Element).outerHTML?.slice(0, 60),
            document.documentElement.dataset.firstView,
          );
        return remove.call(this, child) as never;
      };
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    const before = await page.evaluate(() => [
      document.documentElement.dataset.firstView,
      document.getElementById('root')!.innerHTML.length,
      document.querySelector('main h1')?.textContent,
    ]);
    writeFileSync(
      `/work/run/hyd/before-${path.replaceAll('/', '_').slice(0, 8)}.html`,
      (await page.evaluate(() => document.getElementById('root')!.innerHTML)).replaceAll('<', '\n<'),
    );
    await page
      .locator('html[data-first-view]')
      .waitFor({ state: 'detached', timeout: 15000 })
      .catch(() => out.push(`${path} NEVER ENDED`));
    writeFileSync(
      `/work/run/hyd/after-${path.replaceAll('/', '_').slice(0, 8)}.html`,
      (await page.evaluate(() => document.getElementById('root')!.innerHTML)).replaceAll('<', '\n<'),
    );
    await page.waitForFunction(() => document.querySelector('main h1'));
    const after = await page.evaluate(() => [
      (window as never as { first: Element | null }).first?.isConnected,
      document.querySelectorAll('main h1').length,
      document.querySelector('main h1')?.textContent,
    ]);
    out.push(`${path} before ${JSON.stringify(before)} after ${JSON.stringify(after)}`);
    await page.screenshot({ path: `/work/run/hyd/${path.replaceAll('/', '_').slice(0, 10)}.png` });
    await page.close();
  }
  console.log(out.join('\n'));
});
