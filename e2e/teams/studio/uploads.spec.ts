import { statSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { openRecordings, type Recordings } from '../../support/recordings';
import { bytesAtServer, expect, shownShare, test, type Desk } from './desk';

test.setTimeout(300_000);

const CHUNK_BYTES = 6 * 1024 * 1024;
const SECONDS = 180;
/** Head lines, cookies, what else a page asks for meanwhile. */
const TALK_BYTES = 400_000;
const LINE_BYTES_PER_SECOND = 8_000_000;

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

const uploading = (track: Locator) => expect(track).toContainText('Uploading', { timeout: 120_000 });
const uploaded = (track: Locator) => expect(track).toContainText('Uploaded', { timeout: 120_000 });

/** Copies of files that the browser still keeps. */
const keptFolders = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const names: string[] = [];
    const own = await root.getDirectoryHandle('fairtone-studio', { create: true });
    for await (const name of (own as unknown as { keys: () => AsyncIterable<string> }).keys()) names.push(name);
    return names;
  });

test('a line that is cut at 40 % and comes back: only the rest is sent, and what is shown is true', async ({
  desk,
}) => {
  const { line, sitDown } = desk;
  const { albumForm } = await sitDown();
  line.limit(LINE_BYTES_PER_SECOND);
  line.count();
  const cut = line.cutAfter(wholeBytes * 0.4);
  await albumForm.addFiles([wav]);
  const track = albumForm.track(1);
  await uploading(track);

  let isCut = false;
  void cut.then(() => (isCut = true));
  const furthest = { ahead: 0, behind: 0 };
  while (!isCut) {
    const before = bytesAtServer(desk);
    const share = await shownShare(track);
    const after = bytesAtServer(desk);
    if (share !== null) {
      furthest.ahead = Math.max(furthest.ahead, share * wholeBytes - after);
      furthest.behind = Math.max(furthest.behind, before - share * wholeBytes);
    }
  }
  await expect.poll(() => bytesAtServer(desk)).toBeGreaterThan(wholeBytes * 0.3);
  const hadBytes = bytesAtServer(desk);
  line.count();
  await expect.poll(() => line.refusals()).toBeGreaterThan(0);
  line.mend();
  await uploaded(track);

  const restBytes = wholeBytes - hadBytes;
  console.log(
    `cut at ${share(hadBytes)}: the rest is ${mega(restBytes)}, sent after the cut ${mega(line.sentBytes())}; ` +
      `shown at most ${mega(furthest.ahead)} ahead and ${mega(furthest.behind)} behind the server`,
  );
  expect(line.sentBytes()).toBeLessThanOrEqual(restBytes + CHUNK_BYTES + TALK_BYTES);
  expect(furthest.ahead).toBeLessThanOrEqual(CHUNK_BYTES);
  expect(furthest.behind).toBeLessThanOrEqual(CHUNK_BYTES);
});

test('a reload in the middle: the form is as it was, nothing is encoded twice, only the rest is sent', async ({
  desk,
}) => {
  const { line, product, sitDown } = desk;
  const shop = await sitDown();
  const { albumForm, page } = shop;
  line.limit(LINE_BYTES_PER_SECOND);
  line.count();
  const cut = line.cutAfter(wholeBytes * 0.5);
  await albumForm.describe({ title: 'Weather', genres: ['Ambient'] });
  await albumForm.addFiles([wav]);
  await uploading(albumForm.track(1));
  await cut;
  await expect(page.getByText(/^Draft saved on this device/)).toBeVisible();
  expect(await keptFolders(page)).toHaveLength(1);
  const hadBytes = bytesAtServer(desk);
  line.mend();
  line.count();
  await page.reload();

  const stages = new Set<string>();
  const track = albumForm.track(1);
  await expect(albumForm.root.getByLabel('Title', { exact: true })).toHaveValue('Weather');
  await expect
    .poll(
      async () => {
        const text = await track.innerText();
        stages.add(text.includes('Listening') ? 'analysing' : 'other');
        return text.includes('Uploaded');
      },
      { timeout: 120_000 },
    )
    .toBe(true);
  expect([...stages]).toEqual(['other']);
  // The page itself is fetched, not sent: what goes up is the rest.
  expect(line.sentBytes()).toBeLessThanOrEqual(wholeBytes - hadBytes + CHUNK_BYTES + TALK_BYTES);
  await expect.poll(() => keptFolders(page)).toEqual([]);

  await albumForm.describe({ priceDollars: '5' });
  await albumForm.saveDraft();
  await expect(page).toHaveURL(/\/dashboard\?tab=uploads$/, { timeout: 30_000 });
  const rows = await product.ask(
    (sql) => sql`select tracks.status, count(*)::int as files from tracks join track_files on track_id = tracks.id
      join albums on albums.id = album_id where albums.title = 'Weather' group by tracks.id`,
  );
  expect(rows).toEqual([{ status: 'ready', files: 3 }]);
  await albumForm.open();
  await expect(albumForm.root.getByLabel('Title', { exact: true })).toHaveValue('');
});

test('two tabs of one draft: the second says so, and goes on when the first is closed', async ({ desk }) => {
  const { line, sitDown } = desk;
  const first = await sitDown();
  line.limit(LINE_BYTES_PER_SECOND / 4);
  await first.albumForm.describe({ title: 'Twice Open' });
  await first.albumForm.addFiles([wav]);
  await uploading(first.albumForm.track(1));

  const second = await first.page.context().newPage();
  await second.goto('/create-album');
  await expect(second.getByRole('heading', { name: 'This album is open in another tab' })).toBeVisible();
  await expect(second.getByRole('textbox')).toHaveCount(0);

  await second.getByRole('button', { name: 'Go on here' }).click();
  await expect(second.getByLabel('Title', { exact: true })).toHaveValue('Twice Open');
  await expect(first.heading('Create an album')).toBeVisible();
  await expect(first.page.getByRole('heading', { name: 'This album is open in another tab' })).toBeVisible();

  line.limit(Infinity);
  await second.close();
  await expect(first.albumForm.root.getByLabel('Title', { exact: true })).toHaveValue('Twice Open');
  await uploaded(first.albumForm.track(1));
});

test('an upload is paused where it is, and resumed from there', async ({ desk }) => {
  const { line, sitDown } = desk;
  const { albumForm } = await sitDown();
  line.limit(LINE_BYTES_PER_SECOND / 2);
  line.count();
  await albumForm.addFiles([wav]);
  const track = albumForm.track(1);
  await uploading(track);
  await expect.poll(() => bytesAtServer(desk)).toBeGreaterThan(CHUNK_BYTES);
  await track.getByRole('button', { name: 'Pause uploading Long Rain' }).click();
  await expect(track).toContainText('Paused');
  line.limit(Infinity);
  const hadBytes = await settledBytes(desk);
  line.count();
  await track.getByRole('button', { name: 'Resume uploading Long Rain' }).click();
  await uploaded(track);
  expect(line.sentBytes()).toBeLessThanOrEqual(wholeBytes - hadBytes + CHUNK_BYTES + TALK_BYTES);
});

/** Once nothing more arrives: what had left before a pause is still on its way for a moment. */
async function settledBytes(desk: Desk): Promise<number> {
  let bytes = -1;
  const isSettled = () => bytes === (bytes = bytesAtServer(desk));
  await expect.poll(isSettled, { intervals: [500] }).toBe(true);
  return bytes;
}

const mega = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const share = (bytes: number) => `${((bytes / wholeBytes) * 100).toFixed(0)} %`;
