import { axeProblems } from '../../support/axe';
import { bringOut } from '../../support/albums';
import { signUp } from '../../support/people';
import { refuseWrites } from '../../support/refuseWrites';
import { expect, test } from '../../support/test';

test('an artist edits the page where it stands', async ({ product, visit }) => {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  const shop = await visit({ as: artist });
  await shop.artist.open(artist.id);
  await expect(shop.artist.follow).toBeHidden();
  await expect(shop.page.getByRole('button', { name: 'Support Monthly' })).toBeHidden();
  await shop.artist.press('Quick Edit');
  const dialog = shop.page.getByRole('dialog', { name: 'Quick Edit' });
  const name = dialog.getByLabel('Artist name');
  await name.fill('  ');
  await dialog.getByLabel('Website').fill('nadia.test');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Name is required')).toBeVisible();
  await expect(dialog.getByText('Enter a full address, such as https://example.com')).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);

  await name.fill('Nadia V.');
  await dialog.getByLabel('Biography').fill('Piano, tape and patience.');
  await dialog.getByText('Jazz', { exact: true }).click();
  await dialog.getByLabel('Website').fill('https://nadia.test/');
  await refuseWrites(product, 'profiles', async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(shop.toast('Failed to update profile')).toBeVisible();
  });
  await dialog
    .getByLabel('Choose a picture')
    .setInputFiles(product.media.covers[Object.keys(product.media.covers)[0]!]![640]);
  await shop.page.getByRole('button', { name: 'Use this picture' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(shop.toast('Profile Updated')).toContainText('Your artist profile has been updated successfully.');
  await expect(dialog).toBeHidden();

  await expect(shop.heading('Nadia V.')).toBeVisible();
  await expect(shop.page.getByText('Piano, tape and patience.')).toBeVisible();
  await expect(shop.page.getByRole('main').getByText('Jazz').first()).toBeVisible();
  await expect(shop.page.getByRole('link', { name: /^nadia\.test/ })).toHaveAttribute('href', 'https://nadia.test/');
  const avatar = shop.page.getByRole('main').locator(`img[src*="/avatars/${artist.id}-"]`);
  await expect(avatar).toBeVisible();
  await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
});

test('pictures that do not do are refused with a reason', async ({ product, visit }) => {
  const artist = await signUp(product, 'Omar Reyes', 'artist');
  const shop = await visit({ as: artist });
  await shop.artist.open(artist.id);
  await shop.artist.press('Quick Edit');
  const chooser = shop.page.getByLabel('Choose a picture');
  await chooser.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(shop.toast('Invalid file type')).toContainText('Please upload an image file');
  const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) };
  await chooser.setInputFiles(large);
  await expect(shop.toast('File too large')).toContainText('Please upload an image smaller than 2MB');
});

test('an artist makes the page their own, and sees it before it is saved', async ({ product, visit }) => {
  const artist = await signUp(product, 'Yuki Sato', 'artist');
  const album = await bringOut(product, artist, { title: 'Harbour Songs', price: 900, songs: ['mp3'] });
  const shop = await visit({ as: artist });
  await shop.artist.open(artist.id);
  await expect(shop.artist.sections).toHaveText(['Albums']);
  await shop.artist.press('Customise page');
  const dialog = shop.page.getByRole('dialog', { name: 'Customise your page' });
  const colour = dialog.getByLabel('Your own colour');
  await colour.fill('#ffffe0');
  await expect(dialog.getByText('Too light: it cannot be seen on a light page.')).toBeVisible();
  await colour.fill('#0f766e');
  await dialog.getByLabel('Featured album', { exact: true }).first().selectOption(album.title);
  await dialog
    .getByLabel('Choose a banner')
    .setInputFiles(product.media.covers[Object.keys(product.media.covers)[0]!]![640]);
  await expect(dialog.getByRole('region', { name: 'Preview' }).locator('img')).toHaveCount(2);
  expect(await axeProblems(shop.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Move Albums up' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(shop.toast('Page updated')).toBeVisible();

  await expect(shop.artist.sections).toHaveText(['Albums', 'Featured album']);
  await expect(shop.page.locator(`main img[src*="/album_covers/${artist.id}/"]`).first()).toBeVisible();
  const { data, error } = await artist.rest
    .from('artist_pages')
    .select('accent, pinned_album_id, sections')
    .eq('artist_id', artist.id)
    .single();
  expect(error).toBeNull();
  expect(data).toEqual({
    accent: '#0f766e',
    pinned_album_id: album.id,
    sections: ['albums', 'pinned', 'popular', 'about'],
  });
  const visitor = await visit();
  await visitor.artist.open(artist.id);
  await expect(visitor.artist.sections).toHaveText(['Albums', 'Featured album']);
  expect(await axeProblems(visitor.page)).toEqual([]);
});
