import { chromium } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserMemory } from '../../support/browserMemory';
import { startFaultProxy } from '../../support/faultProxy';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { Shop } from '../../support/pages/shop';
// Not through the lib's index: that brings the whole of testing-library into Node.
// eslint-disable-next-line @nx/enforce-module-boundaries -- see above
import { answerCollection } from '../../../libs/testing/src/endlessCollection';

const MEGABYTE = 1_000_000;
const ALBUMS = 500;
const FAILING_ALBUM = 250;
// 600 MB on most days; FAIRTONE_LARGE=1 makes 4.5 GB of them.
const TRACK_BYTES = process.env.FAIRTONE_LARGE ? 3_000_044 : 400_044;
// Chromium buffers up to some 400 MB of what it writes to the disk, for an archive of any size.
const GROWTH_MAX_BYTES = 500 * MEGABYTE;

test('500 albums become one ZIP while the browser holds a few files of them', async ({ product }) => {
  test.setTimeout(1_200_000);
  const lena = await signUp(product, 'Lena Marsh', 'customer');
  const proxy = await startFaultProxy(product);
  // A profile on the disk: private windows keep the origin private file system in memory.
  const profile = mkdtempSync(join(tmpdir(), 'fairtone-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.FAIRTONE_CHROMIUM,
    args: ['--no-sandbox'],
    baseURL: proxy.url,
    locale: 'en-US',
  });
  try {
    const collection = { albums: ALBUMS, trackBytes: TRACK_BYTES, failingAlbum: FAILING_ALBUM, origin: proxy.url };
    proxy.raise(async ({ method, path, text }) => {
      const body = path.startsWith('/functions/v1/request-download') ? await text() : '';
      return answerCollection(collection, new URL(path, proxy.url), method, body);
    });
    const shop = new Shop(await context.newPage());
    await shop.page.addInitScript((session) => {
      localStorage.setItem('fairtone.session', session);
      Reflect.deleteProperty(window, 'showSaveFilePicker');
    }, JSON.stringify(lena.session));
    await shop.dashboard.open('purchases');
    await shop.page.getByRole('button', { name: 'All albums as one ZIP' }).click();
    const dialog = shop.page.getByRole('dialog', { name: 'Download everything you own' });
    const saved = shop.page.waitForEvent('download', { timeout: 1_100_000 });
    const before = browserMemory();
    let most = before;
    const sampler = setInterval(() => (most = Math.max(most, browserMemory())), 250);
    await dialog.getByRole('button', { name: 'Download', exact: true }).click();
    await expect(dialog.getByText(`of ${ALBUMS} albums`, { exact: false })).toBeVisible();
    const path = await (await saved).path();
    clearInterval(sampler);
    const { size } = statSync(path);
    console.log(
      `${(size / MEGABYTE).toFixed(0)} MB; the browser held ${(before / MEGABYTE).toFixed(0)} MB before and ` +
        `${(most / MEGABYTE).toFixed(0)} MB at most`,
    );
    expect(size).toBeGreaterThan((ALBUMS - 1) * 3 * TRACK_BYTES);
    if (process.platform === 'linux') expect(before, 'what the browser holds').toBeGreaterThan(50 * MEGABYTE);
    expect(most - before).toBeLessThan(GROWTH_MAX_BYTES);
    await expect(dialog.getByText(`Ada Field - Album ${FAILING_ALBUM}`, { exact: true })).toBeVisible();
    expect(execFileSync('unzip', ['-tqq', path], { encoding: 'utf8' })).toBe('');
    const missing = execFileSync('unzip', ['-p', path, 'Missing from this archive.txt'], { encoding: 'utf8' });
    expect(missing).toBe(`Ada Field - Album ${FAILING_ALBUM}`);
  } finally {
    await context.close();
    await proxy.stop();
    rmSync(profile, { recursive: true, force: true });
  }
});
