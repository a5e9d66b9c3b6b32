import { publishAlbum, type Album } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

let album: Album;
let lena: Person;
test.beforeAll(async ({ product }) => {
  const artist = await signUp(product, 'Nadia Voss', 'artist');
  album = await publishAlbum(product, artist, { title: 'Small Hours', price: 800, songs: ['mp3', 'wav', 'flac'] });
});
test.beforeEach(async ({ product }) => {
  lena = await signUp(product, 'Lena Marsh', 'customer');
});

const fill = (playlist: string) =>
  lena.rest.rpc('add_to_playlist', { playlist, tracks: album.tracks.map(({ id }) => id) });
const titles = (shop: Shop, ...order: number[]) =>
  expect(shop.page.getByRole('grid', { name: 'Tracks' }).getByRole('row')).toContainText(
    order.map((index) => album.tracks[index]!.title),
  );
const choose = async (shop: Shop, menu: string, entry: string) => {
  await shop.page.getByRole('button', { name: menu }).first().click();
  await shop.page.getByRole('menuitem', { name: entry }).click();
};
const stored = async (id: string) => {
  const { data } = await lena.rest.from('playlist_tracks').select('track_id').eq('playlist_id', id).order('position');
  return data?.map(({ track_id }) => album.tracks.findIndex((track) => track.id === track_id));
};

test.describe('Playlists', () => {
  test('a listener makes a playlist, renames it, deletes it, and brings it back with its tracks', async ({ visit }) => {
    const shop = await visit({ as: lena });
    await shop.open('/playlists');
    await expect(shop.page.getByText('No playlists yet')).toBeVisible();
    await shop.page.getByRole('button', { name: 'Create playlist' }).first().click();
    const dialog = shop.page.getByRole('dialog');
    await dialog.getByLabel('Playlist name').fill('Rain');
    await dialog.getByRole('button', { name: 'Create playlist' }).click();
    await expect(shop.toast('Playlist created successfully!')).toBeVisible();
    await choose(shop, 'More for Rain', 'Edit');
    await dialog.getByLabel('Playlist name').fill('Storm');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(shop.page.getByRole('link', { name: 'Storm' })).toBeVisible();
    const own = async () => (await lena.rest.from('playlists').select('id, name').eq('user_id', lena.id)).data;
    await expect.poll(own).toMatchObject([{ name: 'Storm' }]);

    await fill((await own())![0]!.id);
    await choose(shop, 'More for Storm', 'Delete');
    await expect(shop.page.getByText('Storm was deleted.')).toBeVisible();
    expect(await own()).toEqual([]);
    await shop.page.getByRole('button', { name: 'Undo' }).click();
    await expect(shop.page.getByText('Storm was deleted.')).toBeHidden();
    await shop.page.getByRole('link', { name: 'Storm' }).click();
    await titles(shop, 0, 1, 2);
  });

  test('a listener orders tracks by menu and keyboard, plays them, and passes the link on to a guest', async ({
    visit,
  }) => {
    const row = { user_id: lena.id, name: 'Sunday', is_shared: true };
    const { data } = await lena.rest.from('playlists').insert(row).select('id').single();
    const { id } = data!;
    await fill(id);
    const shop = await visit({ as: lena, permissions: ['clipboard-read', 'clipboard-write'] });
    await shop.open(`/playlist/${id}`);
    await titles(shop, 0, 1, 2);
    const first = album.tracks[0]!.title;
    await choose(shop, `More for ${first}`, 'Move down');
    await titles(shop, 1, 0, 2);
    await expect.poll(() => stored(id)).toEqual([1, 0, 2]);

    await shop.page.getByRole('button', { name: `Move ${first}` }).focus();
    // The list announces where the track would go; a person waits for the announcement before the next key.
    const place = shop.page.locator('[role=button]:focus');
    await shop.page.keyboard.press('Enter');
    await expect(place).toHaveAccessibleName(/^Insert between/);
    await shop.page.keyboard.press('ArrowDown');
    await expect(place).toHaveAccessibleName(/^Insert after/);
    await shop.page.keyboard.press('Enter');
    await expect.poll(() => stored(id)).toEqual([1, 2, 0]);
    await titles(shop, 1, 2, 0);
    await choose(shop, `More for ${first}`, 'Remove from playlist');
    await titles(shop, 1, 2);
    await expect.poll(() => stored(id)).toEqual([1, 2]);

    await shop.page.getByRole('button', { name: 'Play all' }).click();
    await expect(shop.player.title(album.tracks[1]!.title)).toBeVisible();
    await choose(shop, 'More for Sunday', 'Add to queue');
    await expect(shop.toast('Added to the queue: Sunday')).toBeVisible();
    await choose(shop, 'More for Sunday', 'Copy link');
    await expect(shop.toast('Link copied')).toBeVisible();

    const guest = await visit();
    await guest.open(await shop.page.evaluate(() => navigator.clipboard.readText()));
    await expect(guest.heading('Sunday')).toBeVisible();
    await expect(guest.page.getByRole('link', { name: 'by Lena Marsh' })).toBeVisible();
    for (const index of [1, 2]) await expect(guest.page.getByText(album.tracks[index]!.title).first()).toBeVisible();
  });
});
