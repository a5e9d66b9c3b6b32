import { copyFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserType } from '@playwright/test';
import { writeLongWav } from '../../support/longWav';
import { openRecordings, type Recordings } from '../../support/recordings';
import { rememberedSession, type Person } from '../../support/people';
import { AlbumForm } from '../../support/pages/albumForm';
import { expect, test } from './albumFormFixture';

const MINUTE_MS = 60_000;
const FLAC_SECONDS = 118;

let recordings: Recordings;
test.beforeAll(() => {
  recordings = openRecordings();
});
test.afterAll(() => recordings.remove());

/** The peak memory of the largest renderer process, in bytes. */
async function peakBytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024);
  return Math.max(...peaks);
}

interface Upload {
  browserType: BrowserType;
  url: string;
  artist: Person;
  files: string[];
}

/** Uploads an album in a new browser and closes it; returns the peak memory of its page. */
async function uploadAlone({ browserType, url, artist, files }: Upload): Promise<number> {
  const browser = await browserType.launch({ executablePath: process.env.FAIRTONE_CHROMIUM, args: ['--no-sandbox'] });
  try {
    const context = await browser.newContext({ baseURL: url, storageState: rememberedSession({ url }, artist) });
    const form = new AlbumForm(await context.newPage());
    await form.open();
    await form.addFiles(files);
    for (const number of files.keys()) {
      await expect(form.track(number + 1)).toContainText('Uploaded', { timeout: 15 * MINUTE_MS });
    }
    return await peakBytes(browser);
  } finally {
    await browser.close();
  }
}

test('an album of 20 FLAC files, 400 MB in all, takes no more memory than one of two', async ({
  setup,
  playwright,
}) => {
  test.skip(process.platform !== 'linux', 'The peak of a process is read from /proc.');
  test.setTimeout(30 * MINUTE_MS);
  const { product, artist } = setup;
  const one = recordings.make('Rain 1.flac', FLAC_SECONDS);
  const files = Array.from({ length: 20 }, (_, index) => join(recordings.folder, `Rain ${index + 1}.flac`));
  for (const file of files.slice(1)) copyFileSync(one, file);
  const allBytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(allBytes).toBeGreaterThan(395_000_000);

  const upload = { browserType: playwright.chromium, url: product.url, artist };
  const peaks = {
    two: await uploadAlone({ ...upload, files: files.slice(0, 2) }),
    twenty: await uploadAlone({ ...upload, files }),
  };
  console.log(
    `peak memory of the renderer: ${mega(peaks.two)} for 2 files, ${mega(peaks.twenty)} for 20 files (${mega(allBytes)}), ` +
      `${(peaks.twenty / peaks.two).toFixed(2)} times as much`,
  );
  expect(peaks.twenty / peaks.two).toBeLessThanOrEqual(1.2);
});

test('a WAV of 1 GB takes hardly more memory than one of 100 MB', async ({ setup, playwright }) => {
  test.skip(process.platform !== 'linux', 'The peak of a process is read from /proc.');
  test.setTimeout(30 * MINUTE_MS);
  const { product, artist } = setup;
  const upload = { browserType: playwright.chromium, url: product.url, artist };
  const peakOf = (name: string, bytes: number) => {
    const file = join(recordings.folder, name);
    writeLongWav(file, bytes);
    return uploadAlone({ ...upload, files: [file] });
  };
  const peaks = { small: await peakOf('Hundred.wav', 100 * 1024 ** 2), large: await peakOf('Thousand.wav', 1024 ** 3) };
  console.log(
    `peak memory of the renderer: ${mega(peaks.small)} for 100 MB, ${mega(peaks.large)} for 1 GB, ` +
      `${(peaks.large / peaks.small).toFixed(2)} times as much`,
  );
  expect(peaks.large / peaks.small).toBeLessThanOrEqual(1.3);
});

test('a WAV of ten minutes is read, measured and encoded in under a minute, while the form stays usable', async ({
  setup,
}) => {
  test.setTimeout(5 * MINUTE_MS);
  const wav = recordings.make('Ten Minutes.wav', 600);
  const { albumForm, page } = await setup.openForm();
  const begun = Date.now();
  await albumForm.addFiles([wav]);
  const track = albumForm.track(1);
  await expect(track).toContainText('Listening and encoding');

  const title = albumForm.root.getByLabel('Title', { exact: true });
  const typing = Date.now();
  await title.pressSequentially('Typed meanwhile');
  await expect(title).toHaveValue('Typed meanwhile');
  const typedMs = Date.now() - typing;

  await expect(track).toContainText(/Uploading|Uploaded/, { timeout: 3 * MINUTE_MS });
  const tookMs = Date.now() - begun;
  console.log(`ten minutes of WAV: ${(tookMs / 1000).toFixed(1)} s; fifteen letters typed meanwhile in ${typedMs} ms`);
  expect(tookMs).toBeLessThan(MINUTE_MS);
  await page.close();
});

const mega = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
