import { execFileSync } from 'node:child_process';
import { publishAlbum, type Album } from '../../support/albums';
import { order, pay } from '../../support/orders';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { readArchive } from '../../support/files/readArchive';

const hasUnzip = () => {
  try {
    return execFileSync('unzip', ['-v'], { stdio: 'pipe' }).length > 0;
  } catch {
    return false;
  }
};

test.describe('Collection', () => {
  test('a listener saves everything they own as one ZIP, to the downloads or to a chosen place, and prints the receipt', async ({
    product,
    visit,
  }) => {
    const [artist, lena] = await Promise.all([
      signUp(product, 'Nadia Voss', 'artist'),
      signUp(product, 'Lena Marsh', 'customer'),
    ]);
    const small = await publishAlbum(product, artist, { title: 'Small Hours', price: 800, songs: ['mp3', 'wav'] });
    const salt = await publishAlbum(product, artist, { title: 'Salt and Light', price: 500, songs: ['flac'] });
    await pay(product, lena, await order(product, lena, [{ album: small }, { album: salt }]));
    const shop = await visit({ as: lena });
    const dialog = shop.page.getByRole('dialog', { name: 'Download everything you own' });
    const download = async () => {
      await shop.page.getByRole('button', { name: 'All albums as one ZIP' }).click();
      await dialog.getByRole('button', { name: 'Download', exact: true }).click();
    };

    // For browsers without `showSaveFilePicker`: the file goes through the origin private file system into the downloads.
    await shop.page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    await shop.dashboard.open('purchases');
    const saved = shop.page.waitForEvent('download');
    await download();
    expect((await saved).suggestedFilename()).toBe('Fairtone (original).zip');
    await expect(dialog.getByText('Done. Everything you own is in the ZIP.')).toBeVisible();
    const path = await (await saved).path();
    const names = [...(await readArchive(path)).keys()].filter((name) => !name.endsWith('cover.jpg'));
    const filesOf = ({ title, tracks }: Album) =>
      tracks.map(({ title: track, song }, index) => `Nadia Voss - ${title}/0${index + 1} ${track}.${song.format}`);
    expect(names.sort()).toEqual([...filesOf(small), ...filesOf(salt)].sort());
    if (hasUnzip()) expect(execFileSync('unzip', ['-tqq', path], { encoding: 'utf8' })).toBe('');
    await shop.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    // A test cannot operate the system's dialog: it is answered with a file of the origin private file system.
    await shop.page.evaluate(() => {
      const choose = async () => (await navigator.storage.getDirectory()).getFileHandle('chosen.zip', { create: true });
      Object.assign(window, { showSaveFilePicker: choose });
    });
    await download();
    await expect(dialog.getByText('Done. Everything you own is in the ZIP.')).toBeVisible();
    const size = await shop.page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      return (await (await root.getFileHandle('chosen.zip')).getFile()).size;
    });
    expect(size).toBeGreaterThan(100_000);
    await shop.page.keyboard.press('Escape');

    await shop.page.getByRole('link', { name: 'Receipt for Small Hours' }).click();
    await expect(shop.page.getByRole('row', { name: /Small Hours/ })).toContainText('$8.00');
    await expect(shop.page.getByRole('row', { name: /Paid in total/ })).toContainText('$13.00');
    await shop.page.emulateMedia({ media: 'print' });
    await expect(shop.page.getByRole('banner')).toBeHidden();
    await expect(shop.page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(shop.page.getByRole('row', { name: /Paid in total/ })).toBeVisible();
  });
});
