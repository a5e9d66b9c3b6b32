import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';
import { readPicture } from './readPicture';

test.describe('Artist settings', () => {
  test('store the profile with its picture, what news comes, and what others may see', async ({ product, visit }) => {
    const artist = await signUp(product, 'Nadia Voss', 'artist');
    const shop = await visit({ as: artist });
    const { page } = shop;
    const form = page.getByRole('main');

    await test.step('profile, which leads to the page that shows it', async () => {
      await shop.open('/artist-settings');
      await form.getByLabel('Artist name').fill('Nadia V.');
      await form.getByLabel('Location').fill('Gdynia, Poland');
      await form.getByText('Ambient', { exact: true }).click();
      await form.getByLabel('Biography').fill('Tape, rain and patience.');
      await form.getByLabel('Website').fill('https://nadia.test/');
      await form.getByLabel('Instagram').fill('@nadia');
      await page.getByLabel('Choose a picture').setInputFiles(product.media.picture);
      const zoom = page.getByRole('slider', { name: 'Zoom' });
      await zoom.focus();
      await page.keyboard.press('End');
      await expect(zoom).toHaveValue('3');
      await page.getByRole('button', { name: 'Use this picture' }).click();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(shop.toast('Image uploaded')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/artist/${artist.id}$`));
      await expect(shop.heading('Nadia V.')).toBeVisible();
      for (const text of ['Gdynia, Poland', 'Tape, rain and patience.']) {
        await expect(page.getByText(text).first()).toBeVisible();
      }
      const { data } = await artist.rest
        .from('profiles')
        .select('social_links, avatar_url')
        .eq('id', artist.id)
        .single();
      expect(data!.social_links).toEqual({ website: 'https://nadia.test/', instagram: 'nadia' });
      const stored = await readPicture(page, data!.avatar_url!);
      // Zoomed in three times, the square contains only the middle colour.
      expect(stored).toEqual({ type: 'image/jpeg', sides: [512, 512], colours: ['green', 'green', 'green'] });
    });

    await test.step('news and privacy, which another app of the product brings', async () => {
      await shop.open('/artist-settings?tab=notifications');
      const bell = page
        .getByRole('group', { name: 'Sales of your music' })
        .getByRole('checkbox', { name: 'In the bell' });
      await expect(bell).toBeChecked();
      await bell.click();
      await expect
        .poll(async () => (await artist.rest.from('notification_preferences').select('in_app').eq('kind', 'sale')).data)
        .toEqual([{ in_app: false }]);
      await page.getByRole('tab', { name: 'Privacy' }).click();
      await page.getByRole('checkbox', { name: 'Show who follows me' }).click();
      await page.getByRole('radio', { name: 'Nobody' }).click();
      await expect
        .poll(async () => (await artist.rest.from('privacy_settings').select('show_followers, allow_messages')).data)
        .toEqual([{ show_followers: false, allow_messages: 'nobody' }]);
    });
  });
});
