import { bringOut, type Album } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { signUp, type Person } from '../../support/people';
import { refuseWrites } from '../../support/refuseWrites';
import { expect, test } from '../../support/test';

let album: Album;
let track: string;
test.beforeAll(async ({ product }) => {
  album = await bringOut(product, await signUp(product, 'Nadia Voss', 'artist'), { title: 'Small Hours', price: 800 });
  track = album.tracks[1]!.title;
});
const likesOf = async (person: Person) => (await person.rest.from('user_favorites').select('album_id, track_id')).data;

test('a listener likes an album and a track, finds both again, and stops liking them', async ({ product, visit }) => {
  const lena = await signUp(product, 'Lena Marsh', 'customer');
  const shop = await visit({ as: lena });
  await shop.album.open(album.id);
  for (const heart of [shop.album.heart(), shop.album.heart(track)]) {
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  }
  await expect.poll(() => likesOf(lena)).toHaveLength(2);
  await shop.page.reload();
  await expect(shop.album.heart()).toHaveAttribute('aria-pressed', 'true');
  await expect(shop.album.heart(track)).toHaveAttribute('aria-pressed', 'true');
  await expect(shop.album.heart(album.tracks[0]!.title)).toHaveAttribute('aria-pressed', 'false');
  expect(await axeProblems(shop.page)).toEqual([]);
  await shop.album.heart().click();
  await shop.album.heart(track).click();
  await expect.poll(() => likesOf(lena)).toEqual([]);
});

test('a heart goes back when the server refuses it', async ({ product, visit }) => {
  const shop = await visit({ as: await signUp(product, 'Lena Marsh', 'customer') });
  await shop.album.open(album.id);
  await expect(shop.album.heart(track)).toBeVisible();
  await refuseWrites(product, 'user_favorites', async () => {
    await shop.album.heart(track).click();
    await expect(shop.toast('Failed to update favorites')).toBeVisible();
    await expect(shop.album.heart(track)).toHaveAttribute('aria-pressed', 'false');
  });
});

test('a guest is told to log in, and comes back to the album', async ({ visit }) => {
  const shop = await visit();
  await shop.album.open(album.id);
  await shop.album.heart(track).click();
  const refusal = shop.toast('Login Required');
  await expect(refusal).toContainText('Please log in to save your favorites.');
  // It stays for as long as it is pointed at.
  await refusal.hover();
  expect(await axeProblems(shop.page)).toEqual([]);
  await refusal.getByRole('button', { name: 'Log in' }).click();
  await expect(shop.page).toHaveURL(`/login?returnTo=${encodeURIComponent(`/album/${album.id}`)}`);
});
