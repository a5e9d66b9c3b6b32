import { publishAlbum, type Album } from '../../support/albums';
import { order, pay } from '../../support/orders';
import { signUp, type Person } from '../../support/people';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';
import { callFunction } from '../../support/callFunction';

/** Titles of the files of an album that a person can download. */
const downloads = async (product: Product, who: Person, album: Album) => {
  const { files } = await callFunction<{ files: { title: string }[] }>(
    product,
    'request-download',
    { albumId: album.id, format: 'mp3' },
    who,
  );
  return files.map(({ title }) => title);
};

test.describe('A sold album', () => {
  test('is edited without writing over another window, loses a track that its buyers keep, and is withdrawn', async ({
    product,
    visit,
  }) => {
    const artist = await signUp(product, 'Nadia Voss', 'artist');
    const buyer = await signUp(product, 'Lena Marsh', 'customer');
    const album = await publishAlbum(product, artist, { title: 'Small Hours', price: 800, songs: ['mp3', 'wav'] });
    const [first, second] = album.tracks.map(({ title }) => title) as [string, string];
    await pay(product, buyer, await order(product, buyer, [{ album }]));
    const studio = await visit({ as: artist });
    const { albumForm, page } = studio;
    const guest = await visit();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/upload/resumable')) sent.push(request.url());
    });

    await test.step('edit while another window saves', async () => {
      await albumForm.open(album);
      await albumForm.describe({ title: 'Smaller Hours', priceDollars: '9' });
      await albumForm.root.getByRole('button', { name: `Remove ${first}` }).click();
      const { error } = await artist.rest.from('albums').update({ title: 'From there' }).eq('id', album.id);
      expect(error).toBeNull();
      await albumForm.saveChanges();
      await expect(studio.toast(/This album was saved in another window meanwhile/)).toBeVisible();
      expect(await product.ask((sql) => sql`select title from albums where id = ${album.id}`)).toEqual([
        { title: 'From there' },
      ]);
      await page.reload();
      await expect(page.getByText(/^This album was saved elsewhere since/)).toBeVisible();
      await expect(albumForm.root.getByLabel('Title', { exact: true })).toHaveValue('Smaller Hours');
      await albumForm.saveChanges();
      await expect(studio.toast('Sold tracks stay with their buyers')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard\?tab=uploads$/);
      expect(sent).toEqual([]);
    });

    await test.step('others see one track, the buyer keeps two', async () => {
      await guest.album.open(album.id);
      await expect(guest.heading('Smaller Hours')).toBeVisible();
      await expect(guest.album.track(second)).toBeVisible();
      await expect(guest.album.track(first)).toHaveCount(0);
      expect(await downloads(product, buyer, album)).toEqual([first, second]);
    });

    await test.step('withdraw', async () => {
      await albumForm.open(album);
      await page.getByRole('button', { name: 'Withdraw from sale' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw from sale' }).click();
      await expect(studio.toast('Withdrawn from sale')).toBeVisible();
      await guest.album.open(album.id);
      await expect(guest.heading('Album Not Found')).toBeVisible();
      expect(await downloads(product, buyer, album)).toHaveLength(2);
    });
  });
});
