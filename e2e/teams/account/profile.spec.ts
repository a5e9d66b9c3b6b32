import { bringOut } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { signUp, type Person } from '../../support/people';
import { refuseWrites } from '../../support/refuseWrites';
import { expect, test } from '../../support/test';

let artist: Person;
let lena: Person;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Nadia Voss', 'artist');
  await bringOut(product, artist, { title: 'Small Hours', price: 800, songs: ['mp3'] });
});
test.beforeEach(async ({ product }) => {
  lena = await signUp(product, 'Lena Marsh', 'customer');
});

test('the own profile leads to what changes it, and is for people with an account', async ({ visit }) => {
  const shop = await visit({ as: lena });
  await shop.open('/profile');
  await expect(shop.heading('Lena Marsh')).toBeVisible();
  await expect(shop.page.getByText('Member since', { exact: false }).first()).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
  await shop.page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(shop.page).toHaveURL('/settings?tab=profile');
  const guest = await visit();
  await guest.open('/profile');
  await expect(guest.page).toHaveURL('/login?returnTo=%2Fprofile');
});

test('an artist’s profile shows releases, and is followed; who follows is listed', async ({ product, visit }) => {
  const shop = await visit({ as: lena });
  await shop.open(`/profile/${artist.id}`);
  await expect(shop.page.getByRole('tab')).toHaveText(['Releases', 'Popular tracks', 'About']);
  await expect(shop.page.getByRole('link', { name: 'Small Hours' }).first()).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
  const follow = shop.page.getByRole('button', { name: 'Follow', exact: true });
  await refuseWrites(product, 'user_follows', async () => {
    await follow.click();
    await expect(shop.toast('Failed to follow user')).toBeVisible();
    await expect(follow).toBeVisible();
  });
  await follow.click();
  await expect(shop.toast('You are now following this user')).toBeVisible();
  await shop.page.getByRole('button', { name: '1 follower' }).click();
  const people = shop.page.getByRole('dialog', { name: 'Followers of Nadia Voss' });
  await expect(people.getByRole('link', { name: 'Lena Marsh' })).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
});

test('somebody is blocked from the menu, and cannot write any more', async ({ product, visit }) => {
  const shop = await visit({ as: artist });
  await shop.open(`/profile/${lena.id}`);
  const choose = async (entry: string) => {
    await shop.page.getByRole('button', { name: 'More for Lena Marsh' }).click();
    await shop.page.getByRole('menuitem', { name: entry }).click();
  };
  await refuseWrites(product, 'blocks', async () => {
    await choose('Block');
    await expect(shop.toast('That could not be changed')).toBeVisible();
  });
  await choose('Block');
  await expect(shop.toast('Lena Marsh is blocked')).toBeVisible();
  const blocked = await visit({ as: lena });
  await blocked.open(`/profile/${artist.id}`);
  await expect(blocked.page.getByRole('tab', { name: 'Releases' })).toBeVisible();
  await expect(blocked.page.getByRole('button', { name: 'Message' })).toBeHidden();
});

test('nobody is at an address of nobody', async ({ visit }) => {
  const shop = await visit();
  for (const id of ['nobody', '0e4b6c1a-1d2e-4f3a-8b4c-5d6e7f8a9b0c']) {
    await shop.open(`/profile/${id}`);
    await expect(shop.heading('User not found')).toBeVisible();
    await expect(shop.page.getByText("The user profile you're looking for doesn't exist.")).toBeVisible();
  }
  expect(await axeProblems(shop.page)).toEqual([]);
});

test('a profile that does not come says so', async ({ product, visit }) => {
  const shop = await visit();
  await product.ask((sql) => sql.unsafe('revoke select on public.profile_counts from anon, authenticated'));
  try {
    await shop.open(`/profile/${artist.id}`);
    await expect(shop.page.getByText('Error loading profile')).toBeVisible();
    await expect(shop.page.getByText('Could not load user profile')).toBeVisible();
  } finally {
    await product.ask((sql) => sql.unsafe('grant select on public.profile_counts to anon, authenticated'));
  }
  await shop.page.getByRole('button', { name: 'Try again' }).click();
  await expect(shop.heading('Nadia Voss')).toBeVisible();
});
