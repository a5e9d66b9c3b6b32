import { bringOut, type Album } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { signUp, type Person } from '../../support/people';
import { refuseWrites } from '../../support/refuseWrites';
import { expect, test } from '../../support/test';

let album: Album;
let lena: Person;
let first: Album['tracks'][number];
let second: Album['tracks'][number];
test.beforeAll(async ({ product }) => {
  album = await bringOut(product, await signUp(product, 'Nadia Voss', 'artist'), { title: 'Small Hours', price: 800 });
  [first, second] = album.tracks as [typeof first, typeof second];
});
test.beforeEach(async ({ product }) => {
  lena = await signUp(product, 'Lena Marsh', 'customer');
});

const tracksOf = async (playlist: string) => {
  const columns = 'playlist_tracks(track_id, position)';
  const { data } = await lena.rest.from('playlists').select(columns).eq('name', playlist).single();
  return data?.playlist_tracks.sort((a, b) => a.position - b.position).map(({ track_id }) => track_id);
};

test('a listener makes a playlist in place, and later adds to it', async ({ visit }) => {
  const shop = await visit({ as: lena });
  await shop.album.open(album.id);
  await shop.album.choose('Add to playlist', second.title);
  await expect(shop.playlists.root.getByText('No playlists yet')).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
  await shop.playlists.begin();
  await shop.playlists.create('   ');
  await expect(shop.playlists.root.getByText('Playlist name is required')).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
  await shop.playlists.create('  Rain ', 'For grey days');
  await expect(shop.toast('Playlist created successfully!')).toBeVisible();
  await expect(shop.toast('Added to playlist')).toContainText('Rain');
  await expect(shop.playlists.root).toBeHidden();
  expect(await tracksOf('Rain')).toEqual([second.id]);

  await shop.album.choose('Add to playlist');
  await shop.playlists.choose('Rain');
  await expect(shop.playlists.root).toBeHidden();
  expect(await tracksOf('Rain')).toEqual([second.id, first.id]);

  await shop.album.choose('Add to playlist', first.title);
  await shop.playlists.choose('Rain');
  await expect(shop.toast('Already in this playlist')).toBeVisible();
});

test('the keyboard alone adds a track', async ({ visit }) => {
  await lena.rest.from('playlists').insert({ user_id: lena.id, name: 'Sunday' });
  const shop = await visit({ as: lena });
  await shop.album.open(album.id);
  const menu = shop.page.getByRole('button', { name: `More about ${first.title}` });
  await menu.focus();
  await shop.page.keyboard.press('Enter');
  await expect(shop.page.getByRole('menuitem', { name: 'Play next' })).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await shop.page.keyboard.press(key);
  await expect(shop.playlists.root.getByRole('button', { name: 'Sunday' })).toBeVisible();
  await shop.playlists.root.getByRole('button', { name: 'Sunday' }).focus();
  await shop.page.keyboard.press('Enter');
  await expect(shop.toast('Added to playlist')).toBeVisible();
  expect(await tracksOf('Sunday')).toEqual([first.id]);
});

test('what the server refuses is said, and nothing is lost', async ({ product, visit }) => {
  await lena.rest.from('playlists').insert({ user_id: lena.id, name: 'Sunday' });
  const shop = await visit({ as: lena });
  await shop.album.open(album.id);
  await shop.album.choose('Add to playlist', first.title);
  await refuseWrites(product, 'playlist_tracks', async () => {
    await shop.playlists.choose('Sunday');
    await expect(shop.toast('Failed to add track to playlist')).toBeVisible();
  });
  await shop.playlists.begin();
  await refuseWrites(product, 'playlists', async () => {
    await shop.playlists.create('Rain');
    await expect(shop.toast('Failed to create playlist')).toBeVisible();
  });
  await expect(shop.playlists.root.getByLabel('Playlist name')).toHaveValue('Rain');
});

test('playlists that do not come are asked for again', async ({ product, visit }) => {
  const shop = await visit({ as: lena });
  await shop.album.open(album.id);
  await product.ask((sql) => sql.unsafe('revoke select on public.playlists from authenticated'));
  try {
    await shop.album.choose('Add to playlist', first.title);
    await expect(shop.playlists.root.getByText('Failed to load playlists')).toBeVisible();
    expect(await axeProblems(shop.page)).toEqual([]);
  } finally {
    await product.ask((sql) => sql.unsafe('grant select on public.playlists to authenticated'));
  }
  await shop.playlists.root.getByRole('button', { name: 'Try again' }).click();
  await expect(shop.playlists.root.getByText('No playlists yet')).toBeVisible();
});

test('a guest is told to log in', async ({ visit }) => {
  const shop = await visit();
  await shop.album.open(album.id);
  await shop.album.choose('Add to playlist', first.title);
  await expect(shop.toast('Login Required')).toContainText('Please log in to use playlists.');
});
