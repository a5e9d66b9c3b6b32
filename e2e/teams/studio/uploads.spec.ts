import { statSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { openRecordings, type Recordings } from '../../support/recordings';
import { AlbumForm } from '../../support/pages/albumForm';
import { bytesAtServer, expect, test } from './albumFormFixture';

const SECONDS = 40;
/** Uploading takes some seconds: time to cut the connection and to reload the page in the middle. */
const SLOW_BYTES_PER_SECOND = 2_000_000;

let recordings: Recordings;
let wav: string;
let wholeBytes: number;
test.beforeAll(() => {
  recordings = openRecordings();
  wav = recordings.make('Long Rain.wav', SECONDS);
  // The original, the file for buyers and the stream: 320 and 128 kbit/s.
  wholeBytes = statSync(wav).size + ((320_000 + 128_000) / 8) * SECONDS;
});
test.afterAll(() => recordings.remove());

const uploading = (track: Locator) => expect(track).toContainText('Uploading', { timeout: 40_000 });
const uploaded = (track: Locator) => expect(track).toContainText('Uploaded', { timeout: 40_000 });

/** From now on: the place in its file at which each sent piece begins, in bytes. Each file is sent in pieces, one after the other. */
function recordPieces(page: Page): number[] {
  const places: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/upload/resumable/'))
      places.push(Number(request.headers()['upload-offset']));
  });
  return places;
}

/** Copies of files that the browser stores. */
const keptFolders = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const names: string[] = [];
    const own = await root.getDirectoryHandle('fairtone-studio', { create: true });
    for await (const name of (own as unknown as { keys: () => AsyncIterable<string> }).keys()) names.push(name);
    return names;
  });

test.describe('Upload', () => {
  test('goes on by itself when a cut line is back, and after a reload sends only the rest', async ({ setup }) => {
    const { throttle, product, artist, openForm } = setup;
    const { albumForm, page } = await openForm();
    const track = albumForm.track(1);
    throttle.limit(SLOW_BYTES_PER_SECOND);
    const cut = throttle.cutAfter(wholeBytes * 0.3);
    await albumForm.describe({ title: 'Weather', genres: ['Ambient'], priceDollars: '5' });
    await albumForm.addFiles([wav]);
    await uploading(track);
    await cut;
    await expect.poll(() => bytesAtServer(setup)).toBeGreaterThan(wholeBytes * 0.2);

    const atCut = bytesAtServer(setup);
    throttle.limit(SLOW_BYTES_PER_SECOND / 2);
    throttle.mend();
    await expect.poll(() => bytesAtServer(setup), { intervals: [100] }).toBeGreaterThan(atCut + 100_000);
    await expect(page.getByText(/^Draft saved on this device/)).toBeVisible();
    expect(await keptFolders(page)).toHaveLength(1);
    const atReload = bytesAtServer(setup);
    const pieces = recordPieces(page);
    await page.reload();
    throttle.limit(Infinity);
    await expect(albumForm.root.getByLabel('Title', { exact: true })).toHaveValue('Weather');
    const stages = new Set<string>();
    await expect
      .poll(
        async () => {
          const text = await track.innerText();
          if (text.includes('Listening')) stages.add('encoded again');
          return text.includes('Uploaded');
        },
        { timeout: 40_000 },
      )
      .toBe(true);
    expect([...stages]).toEqual([]);
    // Only the file for buyers and the stream begin. The original goes on where it was, unless all of it was on its way at the reload.
    expect(pieces.filter((place) => place === 0)).toHaveLength(2);
    expect(pieces.filter((place) => place > 0 && place < atReload)).toEqual([]);
    await expect.poll(() => keptFolders(page)).toEqual([]);

    await albumForm.saveDraft();
    await expect(page).toHaveURL(/\/dashboard\?tab=uploads$/);
    const rows = await product.ask(
      (sql) => sql`select tracks.status, count(*)::int as files from tracks join track_files on track_id = tracks.id
        join albums on albums.id = album_id where artist_id = ${artist.id} group by tracks.id`,
    );
    expect(rows).toEqual([{ status: 'ready', files: 3 }]);
    await albumForm.open();
    await expect(albumForm.root.getByLabel('Title', { exact: true })).toHaveValue('');
  });

  test('stands still while it is paused, also in the other tab that takes the draft over', async ({ setup }) => {
    const { throttle, product, openForm } = setup;
    const first = await openForm();
    throttle.limit(SLOW_BYTES_PER_SECOND / 10);
    await first.albumForm.describe({ title: 'Twice Open' });
    await first.albumForm.addFiles([product.media.songs.mp3.upload]);
    const track = first.albumForm.track(1);
    await uploading(track);
    await track.getByRole('button', { name: /^Pause uploading/ }).click();
    await expect(track).toContainText('Paused');
    throttle.limit(Infinity);

    const second = await first.page.context().newPage();
    await second.goto('/create-album');
    await expect(second.getByRole('heading', { name: 'This album is open in another tab' })).toBeVisible();
    await expect(second.getByRole('textbox', { name: 'Title', exact: true })).toHaveCount(0);
    await second.getByRole('button', { name: 'Go on here' }).click();
    await expect(second.getByLabel('Title', { exact: true })).toHaveValue('Twice Open');
    await expect(new AlbumForm(second).track(1)).toContainText('Paused');
    await expect(first.page.getByRole('heading', { name: 'This album is open in another tab' })).toBeVisible();

    await second.close();
    await expect(first.albumForm.root.getByLabel('Title', { exact: true })).toHaveValue('Twice Open');
    await expect(track).toContainText('Paused');
    await track.getByRole('button', { name: /^Resume uploading/ }).click();
    await uploaded(track);
  });
});
