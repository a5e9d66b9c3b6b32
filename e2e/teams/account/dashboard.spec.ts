import { bringOut, type Album } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { signUp, type Person } from '../../support/people';
import { withoutRight } from '../../support/withoutRight';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

let artist: Person;
let lena: Person;
let album: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Nadia Voss', 'artist');
  lena = await signUp(product, 'Lena Marsh', 'customer');
  album = await bringOut(product, artist, { title: 'Small Hours', price: 0, songs: ['mp3', 'wav'] });
});

const tabs = (shop: Shop) => shop.page.getByRole('tab');
const figure = (shop: Shop, name: string) => shop.page.locator('dl > div').filter({ hasText: name });

test('a guest is sent to the sign-in and back', async ({ visit }) => {
  const shop = await visit();
  await shop.open('/dashboard?tab=favorites');
  await expect(shop.page).toHaveURL('/login?returnTo=%2Fdashboard%3Ftab%3Dfavorites');
});

test('a listener has a listener’s tabs, by address too, and a bad one is the overview', async ({ visit }) => {
  const shop = await visit({ as: lena });
  await shop.open('/dashboard?tab=nonsense');
  await expect(tabs(shop)).toHaveText(['Overview', 'Purchases', 'Playlists', 'Favorites']);
  await expect(shop.page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  await expect(shop.page.getByText('No recently played tracks yet.')).toBeVisible();
  await shop.page.getByRole('tab', { name: 'Favorites' }).click();
  await expect(shop.page).toHaveURL('/dashboard?tab=favorites');
  await expect(shop.page.getByText('No favorites yet')).toBeVisible();
  await shop.open('/purchases');
  await expect(shop.page).toHaveURL('/dashboard?tab=purchases');
  await expect(shop.page.getByText('No purchases yet')).toBeVisible();
  for (const tab of ['overview', 'purchases', 'playlists', 'favorites']) {
    await shop.open(`/dashboard?tab=${tab}`);
    await expect(tabs(shop)).toHaveCount(4);
    expect(await axeProblems(shop.page), tab).toEqual([]);
  }
});

test('figures are what happened: listening time, playlists, favorites, what is and was played', async ({
  product,
  visit,
}) => {
  const someone = await signUp(product, 'Yuki Sato', 'customer');
  const [track] = album.tracks;
  await someone.rest.from('playlists').insert({ user_id: someone.id, name: 'Sunday' });
  await someone.rest.from('user_favorites').insert({ user_id: someone.id, track_id: track!.id });
  await product.ask(
    (sql) =>
      sql`select record_listener_play(${someone.id}::uuid, ${track!.id}::uuid, ${Number(track!.song.facts.duration) * 1000})`,
  );
  const shop = await visit({ as: someone });
  await shop.open('/dashboard');
  await expect(figure(shop, 'Playlists')).toContainText('1');
  await expect(figure(shop, 'Favorite tracks')).toContainText('1');
  await expect(shop.page.getByRole('region', { name: 'Recently played' })).toContainText(track!.title);
  await expect(shop.page.getByText('Nothing is playing.', { exact: false })).toBeVisible();
});

test('an artist sees music, sales and stats too, with what they count', async ({ visit }) => {
  const shop = await visit({ as: artist });
  await shop.open('/dashboard');
  await expect(shop.page.getByRole('tab', { name: 'My music' })).toBeVisible();
  await expect(figure(shop, 'Uploaded tracks')).toContainText('2');
  await expect(figure(shop, 'Followers')).toContainText('0');
  await expect(shop.page.getByRole('link', { name: 'Upload new music' })).toHaveAttribute('href', '/create-album');
  await shop.page.getByRole('tab', { name: 'My music' }).click();
  await expect(shop.page.getByText('Small Hours').first()).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
});

test('what cannot be loaded is said, and never made up', async ({ product, visit }) => {
  const shop = await visit({ as: lena });
  await withoutRight(product, 'execute on function public.listening_seconds', async () => {
    await shop.open('/dashboard');
    await expect(shop.toast('Error')).toContainText('Failed to load user data');
    await expect(figure(shop, 'Listening time')).toContainText('not available');
  });
  await product.ask((sql) => sql.unsafe('revoke select on public.purchases from authenticated'));
  try {
    await shop.open('/dashboard?tab=purchases');
    await expect(shop.page.getByText('Failed to load purchase history')).toBeVisible();
    expect(await axeProblems(shop.page)).toEqual([]);
  } finally {
    await product.ask((sql) => sql.unsafe('grant select on public.purchases to authenticated'));
  }
  await shop.page.getByRole('button', { name: 'Try again' }).click();
  await expect(shop.page.getByText('No purchases yet')).toBeVisible();
});
