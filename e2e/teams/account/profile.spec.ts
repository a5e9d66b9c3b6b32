import { publishAlbum } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

test.describe('Profile', () => {
  test('a listener follows an artist, appears among the followers, and goes from the own profile to its settings', async ({
    product,
    visit,
  }) => {
    const [artist, lena] = await Promise.all([
      signUp(product, 'Nadia Voss', 'artist'),
      signUp(product, 'Lena Marsh', 'customer'),
    ]);
    await publishAlbum(product, artist, { title: 'Small Hours', price: 800, songs: ['mp3'] });
    const shop = await visit({ as: lena });
    await shop.open(`/profile/${artist.id}`);
    await expect(shop.page.getByRole('tab')).toHaveText(['Releases', 'Popular tracks', 'About']);
    await expect(shop.page.getByRole('link', { name: 'Small Hours' }).first()).toBeVisible();
    await shop.page.getByRole('button', { name: 'Follow', exact: true }).click();
    await expect(shop.toast('You are now following this user')).toBeVisible();
    await shop.page.getByRole('button', { name: '1 follower' }).click();
    const people = shop.page.getByRole('dialog', { name: 'Followers of Nadia Voss' });
    await people.getByRole('link', { name: 'Lena Marsh' }).click();
    await expect(shop.heading('Lena Marsh')).toBeVisible();
    await shop.page.getByRole('link', { name: 'Edit profile' }).click();
    await expect(shop.page).toHaveURL('/settings?tab=profile');
  });
});
