import { bringOut } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

test('the desks of artists are closed to guests and listeners, and each album to other artists', async ({
  product,
  visit,
}) => {
  const [owner, other, listener] = [
    await signUp(product, 'Nadia Voss', 'artist'),
    await signUp(product, 'Omar Reyes', 'artist'),
    await signUp(product, 'Lena Marsh', 'customer'),
  ];
  const album = await bringOut(product, owner, { title: 'Small Hours', price: 800, songs: ['mp3'] });
  const desks = ['/create-album', `/edit-album/${album.id}`, '/artist-settings'];

  const guest = await visit();
  const customer = await visit({ as: listener });
  for (const desk of desks) {
    await guest.open(desk);
    await expect(guest.page).toHaveURL(new RegExp(`/login\\?returnTo=${encodeURIComponent(desk)}$`));
    await customer.open(desk);
    await expect(customer.page).toHaveURL(/\/dashboard$/);
  }

  const stranger = await visit({ as: other });
  for (const address of [`/edit-album/${album.id}`, `/album/${album.id}/edit`]) {
    await stranger.open(address);
    await expect(stranger.page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(
      stranger.page.getByText("You don't have permission to edit this album. You can only edit your own albums."),
    ).toBeVisible();
    await expect(stranger.page.getByRole('textbox', { name: 'Title' })).toHaveCount(0);
  }
  await stranger.open('/edit-album/00000000-0000-4000-8000-000000000000');
  await expect(stranger.page.getByRole('heading', { name: 'Album Not Found' })).toBeVisible();
});
