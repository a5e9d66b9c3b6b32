import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publishAlbum, type Album } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { watch } from '../security/pageErrors';

let album: Album;
let server: Server;
let elsewhere: string;
let body = '';

test.beforeAll(async ({ product }) => {
  const artist = await signUp(product, 'Ilse Brandt', 'artist');
  album = await publishAlbum(product, artist, { title: 'Paper Boats', price: 800 });
  server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
test.afterAll(() => server.close());

/** Browsers refuse storage to frames of other sites: access throws. */
function refuseStorage() {
  if (self === top) return;
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}

test.describe('An embedded album', () => {
  test('plays in a frame of another site that may store nothing, and its link opens the shop beside that site', async ({
    product,
    visit,
  }) => {
    const { page } = await visit();
    await page.addInitScript(refuseStorage);
    const complaints = await watch(page.context());
    body = `<h1>A blog</h1><iframe src="${product.url}/embed/album/${album.id}" width="480" height="420" title="player" allow="autoplay"></iframe>`;
    await page.goto(elsewhere);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1, name: 'Paper Boats' })).toBeVisible();
    await expect(frame.getByRole('img', { name: 'Cover of Paper Boats' })).toBeVisible();
    for (const { title } of album.tracks)
      await expect(frame.getByRole('button', { name: `Play ${title}` }).last()).toBeVisible();
    await expect(frame.getByRole('banner')).toHaveCount(0);
    await expect(frame.getByRole('contentinfo')).toHaveCount(0);

    const sound = page.waitForResponse((answer) => /audio_files.*\.mp3$/.test(answer.url()));
    await frame.getByRole('button', { name: `Play ${album.tracks[1]!.title}` }).click();
    expect((await sound).ok()).toBe(true);
    await expect(frame.getByRole('button', { name: `Pause ${album.tracks[1]!.title}` })).toBeVisible();
    const inFrame = page.frames()[1]!;
    await expect.poll(() => inFrame.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');
    await frame.getByRole('button', { name: 'Pause Paper Boats' }).click();
    await expect.poll(() => inFrame.evaluate(() => navigator.mediaSession.playbackState)).toBe('paused');
    expect(complaints).toEqual({ violations: [], errors: [] });

    const opened = page.context().waitForEvent('page');
    await frame.getByRole('link', { name: 'Open on Fairtone' }).click();
    const shop = await opened;
    await expect(shop).toHaveURL(`${product.url}/album/${album.id}`);
    await expect(shop.getByRole('banner')).toBeVisible();
    await expect(frame.getByRole('heading', { level: 1, name: 'Paper Boats' })).toBeVisible();
  });

  test('shows a message when it does not exist, and axe finds no problem in either', async ({ visit }) => {
    const { page } = await visit();
    await page.goto(`/embed/album/${album.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Paper Boats' })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.goto('/embed/album/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { level: 1, name: 'Album Not Found' })).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
  });
});
