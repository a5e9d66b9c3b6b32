import { bringOut, type Album } from '../../support/albums';
import { axeProblems } from '../../support/axe';
import { signUp, type Person } from '../../support/people';
import { refuseWrites } from '../../support/refuseWrites';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

let album: Album;
let lena: Person;
test.beforeAll(async ({ product }) => {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  album = await bringOut(product, artist, { title: 'Small Hours', price: 800, songs: ['mp3', 'wav', 'flac'] });
});
test.beforeEach(async ({ product }) => {
  lena = await signUp(product, 'Lena Marsh', 'customer');
});

async function withTracks(name: string, isShared = false) {
  const row = { user_id: lena.id, name, is_shared: isShared };
  const { data } = await lena.rest.from('playlists').insert(row).select('id').single();
  const tracks = album.tracks.map(({ id }) => id);
  await lena.rest.rpc('add_to_playlist', { playlist: data!.id, tracks });
  return data!.id;
}
const rows = (shop: Shop) => shop.page.getByRole('grid', { name: 'Tracks' }).getByRole('row');
const titles = (shop: Shop, ...order: number[]) =>
  expect(rows(shop)).toContainText(order.map((index) => album.tracks[index]!.title));
const choose = async (shop: Shop, menu: string, entry: string) => {
  await shop.page.getByRole('button', { name: menu }).first().click();
  await shop.page.getByRole('menuitem', { name: entry }).click();
};
const stored = async (id: string) => {
  const { data } = await lena.rest.from('playlist_tracks').select('track_id').eq('playlist_id', id).order('position');
  return data?.map(({ track_id }) => album.tracks.findIndex((track) => track.id === track_id));
};

test('a playlist is made, named, changed, deleted and brought back', async ({ product, visit }) => {
  const shop = await visit({ as: lena });
  await shop.open('/playlists');
  await expect(shop.page.getByText('No playlists yet')).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
  await shop.page.getByRole('button', { name: 'Create playlist' }).first().click();
  const dialog = shop.page.getByRole('dialog');
  await dialog.getByLabel('Playlist name').fill('   ');
  await dialog.getByRole('button', { name: 'Create playlist' }).click();
  await expect(dialog.getByText('Playlist name is required')).toBeVisible();
  expect(await axeProblems(shop.page)).toEqual([]);
  await dialog.getByLabel('Playlist name').fill('Rain');
  await refuseWrites(product, 'playlists', async () => {
    await dialog.getByRole('button', { name: 'Create playlist' }).click();
    await expect(shop.toast('Failed to create playlist')).toBeVisible();
  });
  await dialog.getByRole('button', { name: 'Create playlist' }).click();
  await expect(shop.toast('Playlist created successfully!')).toBeVisible();
  await expect(shop.page.getByRole('link', { name: 'Rain' })).toBeVisible();

  await choose(shop, 'More for Rain', 'Edit');
  await dialog.getByLabel('Playlist name').fill('Storm');
  await refuseWrites(product, 'playlists', async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(shop.toast('Failed to update playlist')).toBeVisible();
    await expect(shop.page.getByRole('link', { name: 'Rain' })).toBeVisible();
  });
  await refuseWrites(product, 'playlists', async () => {
    await choose(shop, 'More for Rain', 'Delete');
    await expect(shop.toast('Failed to delete playlist')).toBeVisible();
    await expect(shop.page.getByRole('link', { name: 'Rain' })).toBeVisible();
  });
  await choose(shop, 'More for Rain', 'Delete');
  await expect(shop.page.getByText('Rain was deleted.')).toBeVisible();
  await refuseWrites(product, 'playlists', async () => {
    await shop.page.getByRole('button', { name: 'Undo' }).click();
    await expect(shop.toast('Failed to bring the playlist back')).toBeVisible();
  });
  await shop.page.getByRole('button', { name: 'Undo' }).click();
  await expect(shop.page.getByRole('link', { name: 'Rain' })).toBeVisible();
});

test('tracks are moved by menu and keyboard, removed, and stand where they were when the server refuses', async ({
  product,
  visit,
}) => {
  const id = await withTracks('Sunday');
  const shop = await visit({ as: lena });
  await shop.open(`/playlist/${id}`);
  await titles(shop, 0, 1, 2);
  expect(await axeProblems(shop.page)).toEqual([]);
  const first = album.tracks[0]!.title;
  await choose(shop, `More for ${first}`, 'Move down');
  await titles(shop, 1, 0, 2);
  await expect.poll(() => stored(id)).toEqual([1, 0, 2]);

  await shop.page.getByRole('button', { name: `Move ${first}` }).focus();
  // The list says where the track would go; who listens to it presses the next key when it has.
  const place = shop.page.locator('[role=button]:focus');
  await shop.page.keyboard.press('Enter');
  await expect(place).toHaveAccessibleName(/^Insert between/);
  await shop.page.keyboard.press('ArrowDown');
  await expect(place).toHaveAccessibleName(/^Insert after/);
  await shop.page.keyboard.press('Enter');
  await expect.poll(() => stored(id)).toEqual([1, 2, 0]);

  await refuseWrites(product, 'playlist_tracks', async () => {
    await choose(shop, `More for ${first}`, 'Move up');
    await expect(shop.toast('Failed to move the track')).toBeVisible();
    await titles(shop, 1, 2, 0);
    await choose(shop, `More for ${first}`, 'Remove from playlist');
    await expect(shop.toast('Failed to remove the track')).toBeVisible();
    await titles(shop, 1, 2, 0);
  });
  await choose(shop, `More for ${first}`, 'Remove from playlist');
  await titles(shop, 1, 2);
  await expect.poll(() => stored(id)).toEqual([1, 2]);
});

test('two tabs that move tracks at once end in the one order that the server has', async ({ visit }) => {
  const id = await withTracks('Sunday');
  const shop = await visit({ as: lena });
  const other = await visit({ as: lena });
  for (const tab of [shop, other]) {
    await tab.open(`/playlist/${id}`);
    await titles(tab, 0, 1, 2);
  }
  await Promise.all([
    choose(shop, `More for ${album.tracks[0]!.title}`, 'Move down'),
    choose(other, `More for ${album.tracks[2]!.title}`, 'Move up'),
  ]);
  await expect.poll(async () => (await stored(id))?.length).toBe(3);
  const order = (await stored(id))!;
  for (const tab of [shop, other]) {
    await tab.page.reload();
    await titles(tab, ...order);
  }
});

test('a shared playlist opens for anyone by its link; a private one for nobody else', async ({ visit }) => {
  const shared = await withTracks('For you', true);
  const mine = await withTracks('For me');
  const guest = await visit();
  await guest.open(`/playlist/${shared}`);
  await expect(guest.heading('For you')).toBeVisible();
  await expect(guest.page.getByRole('link', { name: 'by Lena Marsh' })).toBeVisible();
  expect(await axeProblems(guest.page)).toEqual([]);
  await guest.open(`/playlist/${mine}`);
  await guest.page.waitForURL(`/login?returnTo=${encodeURIComponent(`/playlist/${mine}`)}`);
});

test('a playlist that is not there is said, and one’s own are shown instead', async ({ product, visit }) => {
  const mine = await withTracks('For me');
  const stranger = await visit({ as: await signUp(product, 'Yuki Sato', 'customer') });
  for (const id of [mine, '00000000-0000-4000-8000-000000000000', 'playlist-9']) {
    await stranger.open(`/playlist/${id}`);
    await expect(stranger.toast('Playlist not found')).toBeVisible();
    await stranger.page.waitForURL('/playlists');
    await expect(stranger.heading('Playlists')).toBeVisible();
  }
});

test('a link goes to the clipboard, and it is said when the browser keeps it from there', async ({ visit }) => {
  const id = await withTracks('Sunday', true);
  const shop = await visit({ as: lena });
  await shop.open(`/playlist/${id}`);
  const browser = await shop.page.context().newCDPSession(shop.page);
  const { browserContextId } = (await browser.send('Target.getTargetInfo')).targetInfo;
  const permission = { name: 'clipboard-write' };
  const allow = (setting: 'granted' | 'denied') =>
    browser.send('Browser.setPermission', { permission, setting, browserContextId });
  await allow('denied');
  await choose(shop, 'More for Sunday', 'Copy link');
  await expect(shop.toast('Failed to copy link')).toBeVisible();
  await allow('granted');
  await choose(shop, 'More for Sunday', 'Copy link');
  await expect(shop.toast('Link copied')).toBeVisible();
});

test('play all plays, and the queue takes the list', async ({ visit }) => {
  const id = await withTracks('Sunday');
  const shop = await visit({ as: lena });
  await shop.open(`/playlist/${id}`);
  await shop.page.getByRole('button', { name: 'Play all' }).click();
  await expect(shop.player.title(album.tracks[0]!.title)).toBeVisible();
  await choose(shop, 'More for Sunday', 'Add to queue');
  await expect(shop.toast('Added to the queue: Sunday')).toBeVisible();
});

test('lists that do not come are asked for again', async ({ product, visit }) => {
  const shop = await visit({ as: lena });
  await product.ask((sql) => sql.unsafe('revoke execute on function public.playlist_cards from authenticated'));
  try {
    await shop.open('/playlists');
    await expect(shop.page.getByText('Failed to load playlists')).toBeVisible();
    expect(await axeProblems(shop.page)).toEqual([]);
  } finally {
    await product.ask((sql) => sql.unsafe('grant execute on function public.playlist_cards to authenticated'));
  }
  await shop.page.getByRole('button', { name: 'Try again' }).click();
  await expect(shop.page.getByText('No playlists yet')).toBeVisible();
});
