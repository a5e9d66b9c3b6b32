import type { Locator, Page } from '@playwright/test';
import { bringOut } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

type Colour = 'blue' | 'green' | 'red';

/** Kind, side and the colours at the left, middle and right of a stored picture. */
const read = (page: Page, url: string) =>
  page.evaluate(async (address) => {
    const blob = await (await fetch(address)).blob();
    const bitmap = await createImageBitmap(blob);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const colours = [0.02, 0.5, 0.98].map((share) => {
      const [red, green, blue] = context.getImageData(bitmap.width * share, bitmap.height / 2, 1, 1).data;
      const most = Math.max(red!, green!, blue!);
      return most === red ? 'red' : most === green ? 'green' : 'blue';
    });
    return { type: blob.type, sides: [bitmap.width, bitmap.height], colours };
  }, url);

const crop = (page: Page): Locator => page.getByRole('dialog', { name: 'Crop the cover' });

async function use(page: Page): Promise<void> {
  await crop(page).getByRole('button', { name: 'Use this cover' }).click();
  await expect(crop(page)).toBeHidden();
}

test('a cover is refused, cropped by keyboard, and stored as a JPEG of every size', async ({ product, visit }) => {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  const album = await bringOut(product, artist, { title: 'Small Hours', price: 800, songs: ['mp3'], hasCover: false });
  const shop = await visit({ as: artist });
  const { albumForm, page } = shop;
  await albumForm.open(album);
  const chooser = () => page.getByLabel(/Choose a cover|Change cover/).first();
  await chooser().setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(shop.toast('Invalid file type')).toContainText('Please upload an image file.');

  const save = async (): Promise<string> => {
    await albumForm.saveChanges();
    await expect(page).toHaveURL(/\/dashboard\?tab=uploads$/);
    const [row] = await product.ask(
      (sql) => sql<{ cover_image: string }[]>`select cover_image from albums where id = ${album.id}`,
    );
    return row!.cover_image;
  };
  const colours = async (cover: string, expected: Colour[]) => {
    for (const side of [320, 640, 1400]) {
      const stored = await read(page, cover.replace('-1400.jpg', `-${side}.jpg`));
      expect(stored).toEqual({ type: 'image/jpeg', sides: [side, side], colours: expected });
    }
  };

  await test.step('the square in the middle', async () => {
    await chooser().setInputFiles(product.media.picture);
    await use(page);
    await colours(await save(), ['blue', 'green', 'red']);
  });

  await test.step('zoomed in, and moved to the left edge of the picture', async () => {
    await albumForm.open(album);
    await chooser().setInputFiles(product.media.picture);
    const zoom = crop(page).getByRole('slider', { name: 'Zoom' });
    await zoom.focus();
    await page.keyboard.press('End');
    await expect(zoom).toHaveValue('3');
    await crop(page)
      .getByRole('application', { name: /Arrow keys move it/ })
      .focus();
    // The picture moves under the square; where it ends, it stays.
    for (let press = 0; press < 700; press += 1) await page.keyboard.press('ArrowRight');
    await use(page);
    await colours(await save(), ['blue', 'blue', 'blue']);
  });
});

test('a cover that does not get through is told, and nothing is lost: saving again goes on', async ({
  product,
  visit,
}) => {
  const artist = await signUp(product, 'Omar Reyes', 'artist');
  const album = await bringOut(product, artist, { title: 'Open Windows', price: 800, songs: ['mp3'], hasCover: false });
  const shop = await visit({ as: artist });
  const { albumForm, page } = shop;
  await page.route('**/storage/v1/object/album_covers/**', (route) => route.abort());
  await albumForm.open(album);
  await albumForm.chooseCover(product.media.picture);
  await albumForm.saveChanges();
  await expect(shop.toast('Failed to upload cover image')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/edit-album\//);
  await page.unroute('**/storage/v1/object/album_covers/**');
  await albumForm.saveChanges();
  await expect(page).toHaveURL(/\/dashboard\?tab=uploads$/);
});

test('the picture of an artist: what is wrong with it is said, and what is right is stored', async ({
  product,
  visit,
}) => {
  const artist = await signUp(product, 'Yuki Sato', 'artist');
  const shop = await visit({ as: artist });
  const { page } = shop;
  await shop.open('/artist-settings');
  const chooser = page.getByLabel('Choose a picture');
  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(shop.toast('Invalid file type')).toContainText('Please upload an image file');
  await chooser.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(shop.toast('File too large')).toContainText('Please upload an image smaller than 2MB');

  await chooser.setInputFiles(product.media.picture);
  await page.getByRole('button', { name: 'Use this picture' }).click();
  const save = page.getByRole('main').getByRole('button', { name: 'Save' });
  await page.route('**/storage/v1/object/avatars/**', (route) => route.abort());
  await save.click();
  await expect(shop.toast('Upload failed')).toContainText('Failed to upload image', { timeout: 30_000 });
  await page.unroute('**/storage/v1/object/avatars/**');
  await save.click();
  await expect(shop.toast('Image uploaded')).toContainText('Your profile image has been updated.');
  await expect(page).toHaveURL(new RegExp(`/artist/${artist.id}$`));
  const { data } = await artist.rest.from('profiles').select('avatar_url').eq('id', artist.id).single();
  const stored = await read(page, data!.avatar_url!);
  expect(stored).toEqual({ type: 'image/jpeg', sides: [512, 512], colours: ['blue', 'green', 'red'] });
});
