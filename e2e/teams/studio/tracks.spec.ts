import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRecordings, type Recordings } from '../../support/recordings';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

let recordings: Recordings;
test.beforeAll(() => {
  recordings = openRecordings();
});
test.afterAll(() => recordings.remove());

test.describe('Tracks of a new album', () => {
  test('are read from MP3, WAV and FLAC, heard, put in order, and saved without the broken ones', async ({
    product,
    visit,
  }) => {
    const artist = await signUp(product, 'Nadia Voss', 'artist');
    const { songs } = product.media;
    const file = (name: string, content: Buffer) => {
      const path = join(recordings.folder, name);
      writeFileSync(path, content);
      return path;
    };
    const mp3 = readFileSync(songs.mp3.upload);
    const broken = [file('most.mp3', mp3.subarray(0, mp3.length * 0.9)), file('renamed.flac', mp3)];
    const shop = await visit({ as: artist });
    const { albumForm, page } = shop;
    const titles = () =>
      albumForm.root
        .getByRole('textbox', { name: /^Title of track/ })
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
    const button = (name: string) => albumForm.root.getByRole('button', { name, exact: true });

    await albumForm.open();
    await albumForm.addFiles([songs.mp3.upload, songs.wav.upload, songs.flac.upload]);
    await albumForm.describe({ title: 'Three of Five', genres: ['Jazz'], priceDollars: '7' });
    for (const { title } of Object.values(songs)) {
      await expect(albumForm.rowOf(title)).toContainText('Uploaded', { timeout: 40_000 });
    }

    await test.step('order, by keyboard and by mouse', async () => {
      const [first, second, third] = (await titles()) as [string, string, string];
      await button(`Move ${first} down`).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect.poll(titles).toEqual([second, third, first]);
      // At the end of the list the button is disabled; the focus stays in the row.
      await expect(button(`Move ${first} up`)).toBeFocused();
      await albumForm.track(3).getByText('3', { exact: true }).dragTo(albumForm.track(1));
      await expect.poll(titles).toEqual([first, second, third]);
    });

    await test.step('listen', async () => {
      const [mp3Title, wavTitle] = [songs.mp3.title, songs.wav.title];
      await button(`Play ${mp3Title}`).click();
      await expect(button(`Pause ${mp3Title}`)).toBeVisible();
      await button(`Play ${wavTitle}`).click();
      await expect(button(`Pause ${wavTitle}`)).toBeVisible();
      await expect(button(`Play ${mp3Title}`)).toBeVisible();
    });

    await test.step('broken files, dropped on the form', async () => {
      await albumForm.dropFiles(broken);
      await expect(albumForm.root.getByText(/^most\.mp3 breaks off before its end/)).toBeVisible();
      await expect(albumForm.root.getByText(/^renamed\.flac holds another format than its ending says/)).toBeVisible();
    });

    await albumForm.saveDraft();
    await expect(page).toHaveURL(/\/dashboard\?tab=uploads$/);
    await expect(shop.toast('Album created with 3 of 5 tracks')).toBeVisible();
    const rows = await product.ask(
      (sql) => sql<{ album_id: string; title: string; duration_ms: number; loudness_lufs: number }[]>`
        select album_id, tracks.title, duration_ms, loudness_lufs::float from tracks
        join albums on albums.id = album_id where artist_id = ${artist.id} and status = 'ready' order by track_number`,
    );
    expect(rows.map(({ title }) => title)).toEqual([songs.mp3.title, songs.wav.title, songs.flac.title]);
    for (const [index, { facts }] of [songs.mp3, songs.wav, songs.flac].entries()) {
      // The browser's measurements equal those of the command line tool.
      expect(Math.abs(rows[index]!.duration_ms - (facts.duration_ms ?? 0))).toBeLessThan(60);
      expect(Math.abs(rows[index]!.loudness_lufs - (facts.loudness_lufs ?? 0))).toBeLessThan(0.3);
    }

    await test.step('the broken ones wait on the album, and it is not published without them unasked', async () => {
      await albumForm.open({ id: rows[0]!.album_id });
      await expect(albumForm.root.getByText('Try again')).toHaveCount(2);
      await albumForm.publish();
      const question = page.getByRole('alertdialog', { name: 'Publish 3 of 5 tracks?' });
      await expect(question).toContainText('Buyers get 3 tracks.');
      await question.getByRole('button', { name: 'Publish 3 tracks' }).click();
      await expect(shop.toast('Your album is out')).toBeVisible();
    });
  });
});
