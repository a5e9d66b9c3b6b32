import { bringOut, type Album } from '../../support/albums';
import { order, pay } from '../../support/orders';
import { signUp, type Person } from '../../support/people';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';
import { callFunction } from './trade';

/** Titles of the files that somebody can download of an album. */
const downloads = async (product: Product, who: Person, album: Album) => {
  const { files } = await callFunction<{ files: { title: string }[] }>(
    product,
    'request-download',
    { albumId: album.id, format: 'mp3' },
    who,
  );
  return files.map(({ title }) => title);
};

test('a sold album is edited without a byte of audio, loses a track that its buyers keep, and is withdrawn', async ({
  product,
  visit,
}) => {
  const [artist, buyer] = [
    await signUp(product, 'Nadia Voss', 'artist'),
    await signUp(product, 'Lena Marsh', 'customer'),
  ];
  const album = await bringOut(product, artist, { title: 'Small Hours', price: 800, songs: ['mp3', 'wav'] });
  const [first, second] = album.tracks.map(({ title }) => title) as [string, string];
  await pay(product, buyer, await order(product, buyer, [{ album }]));

  const studio = await visit({ as: artist });
  const guest = await visit();
  const sent: string[] = [];
  studio.page.on('request', (request) => {
    if (request.url().includes('/upload/resumable')) sent.push(request.url());
  });

  await test.step('edit', async () => {
    await studio.albumForm.open(album);
    await studio.albumForm.describe({ title: 'Smaller Hours', priceDollars: '9' });
    await studio.albumForm.root.getByRole('button', { name: `Remove ${first}` }).click();
    await studio.albumForm.saveChanges();
    await expect(studio.toast('Sold tracks stay with their buyers')).toBeVisible();
    await expect(studio.page).toHaveURL(/\/dashboard\?tab=uploads$/);
    expect(sent).toEqual([]);
  });

  await test.step('others see one track, the buyer keeps two', async () => {
    await guest.open(`/album/${album.id}`);
    await expect(guest.heading('Smaller Hours')).toBeVisible();
    await expect(guest.page.getByText(second).first()).toBeVisible();
    await expect(guest.page.getByText(first)).toHaveCount(0);
    expect(await downloads(product, buyer, album)).toEqual([first, second]);
  });

  await test.step('put back', async () => {
    await studio.albumForm.open(album);
    await studio.albumForm.root.getByRole('button', { name: `Put ${first} back on the album` }).click();
    await studio.albumForm.saveChanges();
    await expect(studio.page).toHaveURL(/\/dashboard\?tab=uploads$/);
    await guest.open(`/album/${album.id}`);
    await expect(guest.page.getByText(first).first()).toBeVisible();
  });

  await test.step('withdraw', async () => {
    await studio.albumForm.open(album);
    await studio.page.getByRole('button', { name: 'Withdraw from sale' }).click();
    await studio.page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw from sale' }).click();
    await expect(studio.toast('Withdrawn from sale')).toBeVisible();
    await guest.open(`/album/${album.id}`);
    await expect(guest.heading('Album Not Found')).toBeVisible();
    expect(await downloads(product, buyer, album)).toHaveLength(2);
  });
});

test('an album with a date in the future is scheduled: nobody sees it before its day, everybody on it', async ({
  product,
  visit,
}) => {
  const artist = await signUp(product, 'Omar Reyes', 'artist');
  const album = await bringOut(product, artist, { title: 'Open Windows', price: 800, songs: ['mp3'], isDraft: true });
  const studio = await visit({ as: artist });
  await studio.albumForm.open(album);
  await studio.albumForm.root.getByLabel('Release date').fill('2099-05-01');
  await studio.albumForm.publish();
  await expect(studio.toast('Release scheduled')).toBeVisible();
  await expect(studio.page.getByText('Scheduled').first()).toBeVisible();

  const guest = await visit();
  await guest.open(`/album/${album.id}`);
  await expect(guest.heading('Album Not Found')).toBeVisible();

  // The day comes: what the clock does then is the product's own.
  await product.ask((sql) => sql`update albums set release_date = current_date where id = ${album.id}`);
  await callFunction(product, 'release-scheduled', {}, 'clock');
  await guest.open(`/album/${album.id}`);
  await expect(guest.heading('Open Windows')).toBeVisible();
  await guest.album.playAll();
  await guest.player.reaches(1);
});

test('an album that was saved in another window meanwhile is not written over', async ({ product, visit }) => {
  const artist = await signUp(product, 'Omar Reyes', 'artist');
  const album = await bringOut(product, artist, { title: 'Harbour Songs', price: 800, songs: ['mp3'] });
  const here = await visit({ as: artist });
  const there = await visit({ as: artist });
  for (const { albumForm } of [here, there]) {
    await albumForm.open(album);
    await expect(albumForm.root.getByLabel('Title', { exact: true })).toHaveValue('Harbour Songs');
  }
  await there.albumForm.describe({ title: 'From there' });
  await there.albumForm.saveChanges();
  await expect(there.page).toHaveURL(/\/dashboard\?tab=uploads$/);

  await here.albumForm.describe({ title: 'From here' });
  await here.albumForm.saveChanges();
  await expect(here.toast(/This album was saved in another window meanwhile/)).toBeVisible();
  const titles = await product.ask((sql) => sql`select title from albums where id = ${album.id}`);
  expect(titles).toEqual([{ title: 'From there' }]);

  await here.page.reload();
  await expect(here.page.getByText(/^This album was saved elsewhere since/)).toBeVisible();
  await expect(here.albumForm.root.getByLabel('Title', { exact: true })).toHaveValue('From here');
  await here.albumForm.saveChanges();
  await expect(here.page).toHaveURL(/\/dashboard\?tab=uploads$/);
});
