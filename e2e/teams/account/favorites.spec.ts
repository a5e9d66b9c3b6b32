import { bringOut, type Album } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { signUp, type Person } from '../../support/people';
import { refuseWrites } from '../../support/refuseWrites';
import { expect, test } from '../../support/test';

let album: Album;
let lena: Person;
test.beforeEach(async ({ product }) => {
  lena = await signUp(product, 'Lena Marsh', 'customer');
  album ??= await bringOut(product, await signUp(product, 'Nadia Voss', 'artist'), {
    title: 'Small Hours',
    price: 800,
  });
});

test('favorites are albums and tracks; taken off at once, and back when the server refuses', async ({
  product,
  visit,
}) => {
  const [track] = album.tracks;
  await lena.rest.from('user_favorites').insert({ user_id: lena.id, album_id: album.id });
  await lena.rest.from('user_favorites').insert({ user_id: lena.id, track_id: track!.id });
  const shop = await visit({ as: lena });
  await shop.open('/favorites');
  const albumHeart = shop.page.getByRole('button', { name: 'Remove Small Hours from favorites' });
  const trackHeart = shop.page.getByRole('button', { name: `Remove ${track!.title} from favorites` });
  await expect(albumHeart).toBeVisible();
  await expect(trackHeart).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
  await refuseWrites(product, 'user_favorites', async () => {
    await albumHeart.click();
    await expect(shop.toast('Failed to update favorites')).toBeVisible();
    await expect(albumHeart).toBeVisible();
  });
  await albumHeart.click();
  await expect(albumHeart).toBeHidden();
  await trackHeart.click();
  await expect(shop.page.getByText('No favorites yet')).toBeVisible();
});

test('favorites that do not come are asked for again', async ({ product, visit }) => {
  const shop = await visit({ as: lena });
  await product.ask((sql) => sql.unsafe('revoke select on public.user_favorites from authenticated'));
  try {
    await shop.open('/dashboard?tab=favorites');
    await expect(shop.page.getByText('Failed to load favorites').first()).toBeVisible();
  } finally {
    await product.ask((sql) => sql.unsafe('grant select on public.user_favorites to authenticated'));
  }
  await shop.page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(shop.page.getByText('No favorites yet')).toBeVisible();
});
