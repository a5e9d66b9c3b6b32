import type { Page, Route } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { publishAlbum } from '../../support/albums';
import { openRequests } from '../../support/openRequests';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { FailurePanel } from '../../support/pages/failurePanel';
import { watch } from './pageErrors';

const isRelease = (remote: string, file: RegExp) => (url: URL) =>
  url.pathname.startsWith(`/releases/${remote}/`) && file.test(url.pathname);

/** The same file with one byte changed at the position that `find` returns. */
const withOneByteChanged = (find: (text: string) => number) => async (route: Route) => {
  const response = await route.fetch();
  const body = await response.body();
  const at = find(body.toString('latin1'));
  if (at < 0) throw new Error(`Nothing to change in ${route.request().url()}`);
  body[at] = body[at]! ^ 1;
  await route.fulfill({ response, body });
};

// An unknown directive has no effect: the code would run unchanged.
const HARMLESS = (text: string) => text.indexOf('use strict');
const WORKER = () => 20;
// The encoder's WebAssembly is in its worker's file as base64: `\0asm`, version 1.
const WEBASSEMBLY = (text: string) => text.search(/AGFzbQEAAAA/) + 20;

/** Containers of a remote that were run. */
const containersOf = (page: Page, remote: string) =>
  page.evaluate((name) => {
    const left = globalThis as unknown as Record<string, unknown>;
    return Object.keys(left).filter((key) => key.startsWith(`fairtone_${name}_`) && left[key] !== undefined);
  }, remote);

test.describe('A changed file of a release', () => {
  test('does not run, be it the entry or a chunk: the visitor is told, and gets the real one with "Try again"', async ({
    product,
    visit,
  }) => {
    const title = `Sealed ${randomUUID().slice(0, 8)}`;
    const artist = await signUp(product, 'Nadia Voss', 'artist');
    await publishAlbum(product, artist, { title, price: 800 });
    const guest = await visit();
    const { page } = guest;
    const requests = openRequests();
    const entry = isRelease('catalog', /\/remoteEntry\.[^/]+\.js$/);
    await page.route(entry, requests.track(withOneByteChanged(HARMLESS)));
    let changedChunk = '';
    const changeOneChunk = async (route: Route) => {
      changedChunk ||= route.request().url();
      if (route.request().url() !== changedChunk) return route.continue();
      await withOneByteChanged(HARMLESS)(route);
    };
    await page.route(isRelease('catalog', /\/\d+\.[^/]+\.js$/), requests.track(changeOneChunk));
    // With a parameter that the host does not know, it prerenders nothing that could stay readable.
    await guest.open(`/artist/${artist.id}?plain`);
    const missing = new FailurePanel(page, 'The catalog', page.getByRole('main'));
    await expect(missing.root).toBeVisible();
    // The search of the header belongs to the catalog too and is requested after the page: an earlier press would share that request.
    await expect(new FailurePanel(page, 'The catalog', page.getByRole('banner')).root).toBeVisible();
    expect(await containersOf(page, 'catalog')).toEqual([]);
    await expect(guest.cart.button).toBeVisible();

    await page.unroute(entry);
    await missing.tryAgain.click();
    await expect.poll(() => containersOf(page, 'catalog')).toHaveLength(1);
    await expect(missing.root).toBeVisible();
    await expect(guest.heading('Nadia Voss')).toBeHidden();

    await requests.end(page);
    await missing.tryAgain.click();
    await expect(guest.albumCard(title).root).toBeVisible();
  });

  test('is not started as the worker of an upload, whichever byte was changed; a retry gets the real one and uploads under the policy', async ({
    product,
    visit,
  }) => {
    const artist = await visit({ as: await signUp(product, 'Omar Reyes', 'artist') });
    const { page, albumForm } = artist;
    const complaints = await watch(page.context());
    const analysis = isRelease('studio', /\/analysis\.[^/]+\.js$/);
    let started = 0;
    page.on('worker', () => (started += 1));
    let changed: ((text: string) => number) | undefined = WORKER;
    // The request is held to see the row's progress; otherwise the earlier refusal could be taken for the new one.
    let hold = Promise.resolve();
    // One route for all: Playwright may lose a route that is set right after others were removed.
    await page.route(analysis, async (route) => {
      const change = changed;
      await hold;
      await (change ? withOneByteChanged(change)(route) : route.continue());
    });
    const { songs } = product.media;
    const track = albumForm.track(1);
    const refusal = track.getByText('The tool that reads audio did not load, or was not the one we released.');
    const retry = track.getByRole('button', { name: /try again|retry/i });

    await albumForm.open();
    await albumForm.addFiles([songs.wav.upload]);
    await expect(refusal).toBeVisible();
    changed = WEBASSEMBLY;
    let letGo = () => {};
    hold = new Promise((resolve) => (letGo = resolve));
    await retry.click();
    await expect(refusal).toBeHidden();
    letGo();
    await expect(refusal).toBeVisible();
    expect(started).toBe(0);

    changed = undefined;
    complaints.errors.length = 0;
    await retry.click();
    await albumForm.addFiles([songs.mp3.upload, songs.flac.upload]);
    for (const number of [1, 2, 3])
      await expect(albumForm.track(number)).toContainText('Uploaded', { timeout: 30_000 });
    expect(started).toBeGreaterThan(0);
    expect(complaints).toEqual({ violations: [], errors: [] });
  });
});
