import { axeProblems } from '../../support/axe';
import { signUp } from '../../support/people';
import { refuseWrites } from '../../support/refuseWrites';
import { expect, test } from '../../support/test';

test('a listener follows an artist, is counted, is known again, and stops', async ({ product, visit }) => {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  const shop = await visit({ as: await signUp(product, 'Lena Marsh', 'customer') });
  await shop.artist.open(artist.id);
  await expect(shop.page.getByText('0 followers')).toBeVisible();
  await shop.artist.follow.click();
  await expect(shop.toast('You are now following this user')).toBeVisible();
  await expect(shop.page.getByText('1 follower', { exact: true })).toBeVisible();
  await shop.page.reload();
  await expect(shop.artist.following).toHaveAttribute('aria-pressed', 'true');
  await expect(shop.page.getByText('1 follower', { exact: true })).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);

  await refuseWrites(product, 'user_follows', async () => {
    await shop.artist.following.click();
    await expect(shop.toast('Failed to unfollow user')).toBeVisible();
    await expect(shop.artist.following).toBeVisible();
  });
  await shop.artist.following.click();
  await expect(shop.toast('You have unfollowed this user')).toBeVisible();
  await expect(shop.page.getByText('0 followers')).toBeVisible();
});

test('who is blocked cannot follow, and is told so', async ({ product, visit }) => {
  const artist = await signUp(product, 'Omar Reyes', 'artist');
  const lena = await signUp(product, 'Lena Marsh', 'customer');
  await artist.rest.from('blocks').insert({ blocker_id: artist.id, blocked_id: lena.id });
  const shop = await visit({ as: lena });
  await shop.artist.open(artist.id);
  await shop.artist.follow.click();
  await expect(shop.toast('Failed to follow user')).toContainText('You cannot follow this person.');
  await expect(shop.artist.follow).toHaveAttribute('aria-pressed', 'false');
  await expect(shop.page.getByText('0 followers')).toBeVisible();
});

test('a guest is told to log in, and comes back to the artist', async ({ product, visit }) => {
  const artist = await signUp(product, 'Yuki Sato', 'artist');
  const shop = await visit();
  await shop.artist.open(artist.id);
  await shop.artist.follow.click();
  const refusal = shop.toast('Login Required');
  await expect(refusal).toContainText('Please log in to follow people.');
  await refusal.getByRole('button', { name: 'Log in' }).click();
  await expect(shop.page).toHaveURL(`/login?returnTo=${encodeURIComponent(`/artist/${artist.id}`)}`);
});
