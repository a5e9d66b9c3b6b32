import type { Page, Route } from '@playwright/test';
import { bringOut } from '../../support/albums';
import { signUp } from '../../support/people';
import { enterShop, expect, test } from '../../support/test';
import { MissingPart } from '../../support/pages/missingPart';

test.setTimeout(150_000);

const isRelease = (remote: string, file: RegExp) => (url: URL) =>
  url.pathname.startsWith(`/releases/${remote}/`) && file.test(url.pathname);

/** The same file with one byte of another value at the place that `find` finds. */
const withOneByteChanged = (find: (text: string) => number) => async (route: Route) => {
  const response = await route.fetch();
  const body = await response.body();
  const at = find(body.toString('latin1'));
  if (at < 0) throw new Error(`Nothing to change in ${route.request().url()}`);
  body[at] = body[at]! ^ 1;
  await route.fulfill({ response, body });
};

const inside = (pattern: RegExp) => (text: string) => text.search(pattern) + 20;
// The encoder's code lies in its worker's file as text: `\0asm`, version 1, in base64.
const WEBASSEMBLY = /AGFzbQEAAAA/;

/** Containers of a remote that ran. */
const containersOf = (page: Page, remote: string) =>
  page.evaluate((name) => {
    const left = globalThis as unknown as Record<string, unknown>;
    return Object.keys(left).filter((key) => key.startsWith(`fairtone_${name}_`) && left[key] !== undefined);
  }, remote);

for (const [what, file] of [
  ['entry', /\/remoteEntry\.[^/]+\.js$/],
  ['chunk', /\/\d+\.[^/]+\.js$/],
] as const) {
  test(`one changed byte of the ${what} keeps it from running; the visitor is told and gets the real one`, async ({
    product,
    visit,
  }) => {
    await bringOut(product, await signUp(product, 'Nadia Voss', 'artist'), { title: `Sealed ${what}`, price: 800 });
    const guest = await visit();
    let changed = '';
    await guest.page.route(isRelease('catalog', file), async (route) => {
      changed ||= route.request().url();
      if (route.request().url() !== changed) return route.continue();
      await withOneByteChanged((text) => Math.max(0, text.indexOf('(')))(route);
    });
    await guest.open('/');
    const missing = new MissingPart(guest.page, 'The catalog');
    await expect(missing.root).toBeVisible();
    if (what === 'entry') expect(await containersOf(guest.page, 'catalog')).toEqual([]);
    await expect(guest.cart.button).toBeVisible();

    await guest.page.unrouteAll({ behavior: 'wait' });
    await missing.tryAgain.click();
    await expect(guest.albumCard(`Sealed ${what}`).root).toBeVisible();
  });
}

for (const [what, place] of [
  ['worker', inside(/./)],
  ['WebAssembly in it', inside(WEBASSEMBLY)],
] as const) {
  test(`the upload’s worker does not run when one byte of the ${what} was changed; a retry gets the real one`, async ({
    browser,
    product,
  }) => {
    const artist = await enterShop(browser, product, { as: await signUp(product, 'Omar Reyes', 'artist') });
    let asked = 0;
    await artist.page.route(isRelease('studio', /\/analysis\.[^/]+\.js$/), async (route) => {
      asked += 1;
      await withOneByteChanged(place)(route);
    });
    let started = 0;
    artist.page.on('worker', () => (started += 1));
    await artist.albumForm.open();
    await artist.albumForm.addFiles([product.media.songs.wav.upload]);
    const track = artist.albumForm.track(1);
    await expect(track).toContainText('The tool that reads audio did not load, or was not the one we released.');
    expect({ asked: asked > 0, started }).toEqual({ asked: true, started: 0 });

    await artist.page.unrouteAll({ behavior: 'wait' });
    await track.getByRole('button', { name: /try again|retry/i }).click();
    await expect(track).toContainText('Uploaded', { timeout: 60_000 });
    expect(started).toBeGreaterThan(0);
    await artist.page.context().close();
  });
}
