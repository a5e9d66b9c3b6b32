import { publishAlbum } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { readPicture } from './readPicture';

test.describe('Cover', () => {
  test('is cropped by keyboard, sent again after a failure, and stored as a JPEG of every size', async ({
    product,
    visit,
  }) => {
    const artist = await signUp(product, 'Nadia Voss', 'artist');
    const wish = { title: 'Small Hours', price: 800, songs: ['mp3' as const], hasCover: false };
    const album = await publishAlbum(product, artist, wish);
    const shop = await visit({ as: artist });
    const { albumForm, page } = shop;
    await albumForm.open(album);
    await page.getByLabel('Choose a cover').first().setInputFiles(product.media.picture);
    const crop = page.getByRole('dialog', { name: 'Crop the cover' });
    await crop.getByRole('application', { name: /Arrow keys move it/ }).focus();
    // The picture moves under the square until its edge reaches the square's edge.
    for (let press = 0; press < 250; press += 1) await page.keyboard.press('ArrowRight');
    await crop.getByRole('button', { name: 'Use this cover' }).click();
    await expect(crop).toBeHidden();

    await page.route('**/storage/v1/object/album_covers/**', (route) => route.fulfill({ status: 403, json: {} }));
    await albumForm.saveChanges();
    await expect(shop.toast('Failed to upload cover image')).toBeVisible();
    await expect(page).toHaveURL(/\/edit-album\//);
    await page.unroute('**/storage/v1/object/album_covers/**');
    await albumForm.saveChanges();
    await expect(page).toHaveURL(/\/dashboard\?tab=uploads$/);
    const [row] = await product.ask(
      (sql) => sql<{ cover_image: string }[]>`select cover_image from albums where id = ${album.id}`,
    );
    for (const side of [320, 640, 1400]) {
      const stored = await readPicture(page, row!.cover_image.replace('-1400.jpg', `-${side}.jpg`));
      // A square at the left edge contains two of the three colours.
      expect(stored).toEqual({ type: 'image/jpeg', sides: [side, side], colours: ['blue', 'blue', 'green'] });
    }
  });
});
