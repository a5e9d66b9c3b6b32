import { axeProblems } from '../../support/axe';
import { publishAlbum } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

test.describe('Own artist page', () => {
  test('an artist changes name, words, links and picture in place, then colour, banner and order of the sections, and each is kept', async ({
    product,
    visit,
  }) => {
    const artist = await signUp(product, 'Yuki Sato', 'artist');
    // Without a cover, the banner is the only picture in its folder.
    const album = await publishAlbum(product, artist, {
      title: 'Harbour Songs',
      price: 900,
      songs: ['mp3'],
      hasCover: false,
    });
    const picture = product.media.covers[Object.keys(product.media.covers)[0]!]![640];
    const shop = await visit({ as: artist });
    const main = shop.page.getByRole('main');
    await shop.artist.open(artist.id);
    await shop.artist.press('Quick Edit');
    const edit = shop.page.getByRole('dialog', { name: 'Quick Edit' });
    await edit.getByLabel('Artist name').fill('Yuki S.');
    await edit.getByLabel('Biography').fill('Piano, tape and patience.');
    await edit.getByText('Jazz', { exact: true }).click();
    await edit.getByLabel('Website').fill('https://yuki.test/');
    await edit.getByLabel('Choose a picture').setInputFiles(picture);
    await shop.page.getByRole('button', { name: 'Use this picture' }).click();
    await expect(shop.page.getByRole('dialog', { name: 'Crop the picture' })).toHaveCount(0);
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(shop.toast('Profile Updated')).toBeVisible();
    await expect(edit).toBeHidden();
    await expect(shop.heading('Yuki S.')).toBeVisible();
    await expect(main.getByText('Jazz').first()).toBeVisible();
    await expect(main.getByRole('link', { name: /^yuki\.test/ })).toHaveAttribute('href', 'https://yuki.test/');

    await shop.artist.press('Customise page');
    const customise = shop.page.getByRole('dialog', { name: 'Customise your page' });
    await customise.getByLabel('Your own colour').fill('#0f766e');
    await customise.getByLabel('Featured album', { exact: true }).first().selectOption(album.title);
    await customise.getByLabel('Choose a banner').setInputFiles(picture);
    await customise.getByRole('button', { name: 'Move Albums up' }).click();
    await expect(customise.getByRole('region', { name: 'Preview' }).locator('img[src^="blob:"]')).toHaveCount(2);
    expect(await axeProblems(shop.page)).toEqual([]);
    await customise.getByRole('button', { name: 'Save' }).click();
    await expect(shop.toast('Page updated')).toBeVisible();

    await shop.page.reload();
    await expect(shop.artist.sections.first()).toHaveText('Albums');
    await expect(shop.artist.sections.nth(1)).toHaveText('Featured album');
    await expect(main.getByText('Piano, tape and patience.').first()).toBeVisible();
    await expect(main.locator(`img[src*="/album_covers/${artist.id}/"]`)).toBeVisible();
    const avatar = main.locator(`img[src*="/avatars/${artist.id}-"]`);
    await expect.poll(() => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
    const { data } = await artist.rest
      .from('artist_pages')
      .select('accent, pinned_album_id, sections')
      .eq('artist_id', artist.id)
      .single();
    expect(data).toEqual({
      accent: '#0f766e',
      pinned_album_id: album.id,
      sections: ['albums', 'pinned', 'popular', 'about'],
    });
  });
});
