import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRecordings, type Recordings } from '../../support/recordings';
import { expect, test } from './desk';

test.setTimeout(240_000);

let recordings: Recordings;
test.beforeAll(() => {
  recordings = openRecordings();
});
test.afterAll(() => recordings.remove());

test('MP3, WAV and FLAC go through; what is broken is named with its reason, and the rest goes on', async ({
  desk,
}) => {
  const { product, sitDown } = desk;
  const { songs, picture } = product.media;
  const file = (name: string, content: Buffer | string) => {
    const path = join(recordings.folder, name);
    writeFileSync(path, content);
    return path;
  };
  const part = (path: string, share: number) => {
    const bytes = readFileSync(path);
    return bytes.subarray(0, Math.floor(bytes.length * share));
  };
  const refused: [string, RegExp][] = [
    [file('half.wav', part(songs.wav.upload, 0.5)), /half\.wav breaks off before its end/],
    [file('most.mp3', part(songs.mp3.upload, 0.9)), /most\.mp3 breaks off before its end/],
    [file('some.flac', part(songs.flac.upload, 0.7)), /some\.flac (breaks off before its end|is damaged)/],
    [file('nothing.flac', ''), /nothing\.flac is empty/],
    [file('lyrics.mp3', 'All the rain that never fell. '.repeat(500)), /lyrics\.mp3 holds no audio/],
    [file('photo.wav', readFileSync(picture)), /photo\.wav holds no audio/],
    [file('renamed.flac', readFileSync(songs.mp3.upload)), /renamed\.flac holds another format than its ending says/],
  ];
  const shop = await sitDown();
  const { albumForm, page } = shop;
  await albumForm.addFiles([
    songs.mp3.upload,
    ...refused.slice(0, 4).map(([path]) => path),
    songs.wav.upload,
    ...refused.slice(4).map(([path]) => path),
    songs.flac.upload,
  ]);
  await albumForm.describe({ title: 'Three of Ten', genres: ['Jazz'], priceDollars: '7' });

  for (const [, reason] of refused) await expect(albumForm.root.getByText(reason)).toBeVisible({ timeout: 90_000 });
  for (const { title } of Object.values(songs)) {
    await expect(albumForm.rowOf(title)).toContainText('Uploaded', { timeout: 90_000 });
  }
  await albumForm.saveDraft();
  await expect(page).toHaveURL(/\/dashboard\?tab=uploads$/, { timeout: 30_000 });
  await expect(shop.toast('Album created with 3 of 10 tracks')).toBeVisible();

  const rows = await product.ask(
    (sql) => sql<{ title: string; duration_ms: number; loudness_lufs: number; true_peak_db: number }[]>`
      select tracks.title, duration_ms, loudness_lufs::float, true_peak_db::float from tracks
      join albums on albums.id = album_id where albums.title = 'Three of Ten' order by track_number`,
  );
  expect(rows.map(({ title }) => title)).toEqual([songs.mp3.title, songs.wav.title, songs.flac.title]);
  for (const [index, song] of [songs.mp3, songs.wav, songs.flac].entries()) {
    // The browser's measurements are those of the command line's.
    expect(Math.abs(rows[index]!.duration_ms - (song.facts.duration_ms ?? 0))).toBeLessThan(60);
    expect(Math.abs(rows[index]!.loudness_lufs - (song.facts.loudness_lufs ?? 0))).toBeLessThan(0.3);
  }
});

test('files dropped on the form are taken as those chosen are', async ({ desk }) => {
  const { product, sitDown } = desk;
  const { mp3, flac } = product.media.songs;
  const { albumForm } = await sitDown();
  await albumForm.dropFiles([mp3.upload, flac.upload]);
  await expect(albumForm.root.getByText('2/20 tracks')).toBeVisible();
  for (const number of [1, 2]) await expect(albumForm.track(number)).toContainText('Uploaded', { timeout: 60_000 });
});

test('files beyond the twentieth are named and left out', async ({ desk }) => {
  const { product, sitDown } = desk;
  const copies = Array.from({ length: 22 }, (_, index) => {
    const path = join(recordings.folder, `Take ${index + 1}.mp3`);
    copyFileSync(product.media.songs.mp3.upload, path);
    return path;
  });
  const shop = await sitDown();
  const { albumForm } = shop;
  await albumForm.addFiles(copies);
  await expect(albumForm.root.getByText('20/20 tracks')).toBeVisible();
  await expect(shop.toast('2 files did not fit and were left out: Take 21.mp3, Take 22.mp3')).toBeVisible();
  await expect(albumForm.root.getByLabel('Add audio files')).toBeDisabled();
});

test('tracks are put in order by drag and by keyboard, and heard one at a time', async ({ desk }) => {
  const { product, sitDown } = desk;
  const { songs } = product.media;
  const { albumForm, page } = await sitDown();
  await albumForm.addFiles([songs.mp3.upload, songs.wav.upload, songs.flac.upload]);
  const titles = () =>
    albumForm.root
      .getByRole('textbox', { name: /^Title of track/ })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  for (const number of [1, 2, 3]) {
    await expect(albumForm.track(number)).toContainText('Uploaded', { timeout: 90_000 });
  }
  const [first, second, third] = (await titles()) as [string, string, string];
  const button = (name: string) => albumForm.root.getByRole('button', { name, exact: true });

  await expect(button(`Move ${first} up`)).toBeDisabled();
  await expect(button(`Move ${third} down`)).toBeDisabled();
  await button(`Move ${first} down`).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await titles()).toEqual([second, third, first]);
  // At the end the button is spent; the focus stays with the track.
  await expect(button(`Move ${first} up`)).toBeFocused();

  await albumForm.track(3).getByText('3', { exact: true }).dragTo(albumForm.track(1));
  await expect.poll(titles).toEqual([first, second, third]);

  await button(`Play ${first}`).click();
  await expect(button(`Pause ${first}`)).toBeVisible();
  await button(`Play ${second}`).click();
  await expect(button(`Pause ${second}`)).toBeVisible();
  await expect(button(`Play ${first}`)).toBeVisible();
  await button(`Pause ${second}`).click();
  await expect(button(`Play ${second}`)).toBeVisible();
});
