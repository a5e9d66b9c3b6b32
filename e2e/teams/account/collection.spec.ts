import { execFileSync } from 'node:child_process';
import { bringOut, type Album } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { order, pay } from '../../support/orders';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import { readArchive } from '../../support/files/readArchive';
import type { Shop } from '../../support/pages/shop';

let lena: Person;
let small: Album;
let salt: Album;
test.beforeAll(async ({ product }) => {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  small = await bringOut(product, artist, { title: 'Small Hours', price: 800, songs: ['mp3', 'wav'] });
  salt = await bringOut(product, artist, { title: 'Salt and Light', price: 500, songs: ['flac'] });
});
test.beforeEach(async ({ product }) => {
  lena = await signUp(product, 'Lena Marsh', 'customer');
  await pay(product, lena, await order(product, lena, [{ album: small }, { album: salt }]));
});

/** As browsers without a file chooser for saving do it: over their own disk space, into the downloads. */
const withoutChooser = (shop: Shop) =>
  shop.page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));

async function takeAll(shop: Shop) {
  await shop.dashboard.open('purchases');
  await shop.page.getByRole('button', { name: 'All albums as one ZIP' }).click();
  const dialog = shop.page.getByRole('dialog', { name: 'Download everything you own' });
  expect(await axeProblems(shop.page)).toEqual([]);
  return { dialog, start: () => dialog.getByRole('button', { name: 'Download', exact: true }).click() };
}

test('everything is one ZIP, by way of the disk, that unzip opens', async ({ visit }) => {
  const shop = await visit({ as: lena });
  await withoutChooser(shop);
  const { dialog, start } = await takeAll(shop);
  const saved = shop.page.waitForEvent('download');
  await start();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('Fairtone.zip');
  await expect(dialog.getByText('Done. Everything you own is in the ZIP.')).toBeVisible();
  const path = await download.path();
  const names = [...(await readArchive(path)).keys()].filter((name) => !name.endsWith('cover.jpg'));
  const filesOf = ({ title, tracks }: Album) =>
    tracks.map(({ title: track, song }, index) => `Nadia Voss - ${title}/0${index + 1} ${track}.${song.format}`);
  expect(names.sort()).toEqual([...filesOf(small), ...filesOf(salt)].sort());
  if (hasUnzip()) expect(execFileSync('unzip', ['-tqq', path], { encoding: 'utf8' })).toBe('');
});

test('it goes straight to the place that was chosen', async ({ visit }) => {
  const shop = await visit({ as: lena });
  // The system's own dialog cannot be pressed here: it is answered with a file of the browser's disk space.
  await shop.page.addInitScript(() => {
    const choose = async () => (await navigator.storage.getDirectory()).getFileHandle('chosen.zip', { create: true });
    Object.assign(window, { showSaveFilePicker: choose });
  });
  const { dialog, start } = await takeAll(shop);
  await start();
  await expect(dialog.getByText('Done. Everything you own is in the ZIP.')).toBeVisible();
  const size = await shop.page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    return (await (await root.getFileHandle('chosen.zip')).getFile()).size;
  });
  expect(size).toBeGreaterThan(100_000);
});

test('what is lost at the shop is named, in the page and in the ZIP; the rest is there', async ({ product, visit }) => {
  test.setTimeout(120_000);
  // Shorter than the shop says: a broken file, however often it is asked for.
  const [lost] = salt.tracks;
  await product.ask((sql) => sql`update track_files set bytes = bytes + 1 where track_id = ${lost!.id}`);
  try {
    const shop = await visit({ as: lena });
    await withoutChooser(shop);
    const { dialog, start } = await takeAll(shop);
    const saved = shop.page.waitForEvent('download');
    await start();
    const archive = await readArchive(await (await saved).path());
    await expect(dialog.getByText('Nadia Voss - Salt and Light', { exact: true })).toBeVisible();
    expect(await axeProblems(shop.page)).toEqual([]);
    const list = Buffer.from(archive.get('Missing from this archive.txt')!).toString();
    expect(list).toBe('Nadia Voss - Salt and Light');
    expect([...archive.keys()].filter((name) => name.includes('Small Hours')).length).toBe(3);
  } finally {
    await product.ask((sql) => sql`update track_files set bytes = bytes - 1 where track_id = ${lost!.id}`);
  }
});

test('a purchase has its receipt, its download again any time, and none after a refund', async ({ product, visit }) => {
  const shop = await visit({ as: lena });
  await shop.dashboard.open('purchases');
  await shop.page.getByRole('link', { name: 'Receipt for Small Hours' }).click();
  await expect(shop.heading('Receipt')).toBeVisible();
  await expect(shop.page.getByRole('row', { name: /Small Hours/ })).toContainText('$8.00');
  await expect(shop.page.getByRole('row', { name: /Paid in total/ })).toContainText('$13.00');
  expect(await axeProblems(shop.page)).toEqual([]);
  await shop.page.emulateMedia({ media: 'print' });
  await expect(shop.page.getByRole('banner')).toBeHidden();
  await expect(shop.page.getByRole('button', { name: 'Print' })).toBeHidden();
  await shop.page.emulateMedia({ media: 'screen' });
  const address = shop.page.url();
  const stranger = await visit({ as: await signUp(product, 'Yuki Sato', 'customer') });
  await stranger.open(address);
  await expect(stranger.heading('Receipt not found')).toBeVisible();

  const orders = await product.ask((sql) => sql<{ id: string }[]>`select id from orders where user_id = ${lena.id}`);
  await product.ask((sql) => sql`select reverse_order(${orders[0]!.id}::uuid, ${`test-${orders[0]!.id}`})`);
  await shop.dashboard.open('purchases');
  await expect(shop.dashboard.purchase('Small Hours')).toContainText('Refunded');
  await expect(shop.page.getByRole('button', { name: 'All albums as one ZIP' })).toBeHidden();
});

function hasUnzip(): boolean {
  try {
    return execFileSync('unzip', ['-v'], { stdio: 'pipe' }).length > 0;
  } catch {
    return false;
  }
}
