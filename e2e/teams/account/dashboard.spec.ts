import { publishAlbum, type Album } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

let artist: Person;
let album: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Nadia Voss', 'artist');
  album = await publishAlbum(product, artist, { title: 'Small Hours', price: 0, songs: ['mp3', 'wav'] });
});

const figure = (shop: Shop, name: string) => shop.page.locator('dl > div').filter({ hasText: name });

test.describe('Dashboard', () => {
  test('shows a listener what they heard, made and like, and lets them stop liking it', async ({ product, visit }) => {
    const lena = await signUp(product, 'Lena Marsh', 'customer');
    const [track] = album.tracks;
    await lena.rest.from('playlists').insert({ user_id: lena.id, name: 'Sunday' });
    await lena.rest.from('user_favorites').insert({ user_id: lena.id, album_id: album.id });
    await lena.rest.from('user_favorites').insert({ user_id: lena.id, track_id: track!.id });
    const heardMs = Number(track!.song.facts.duration) * 1000;
    await product.ask((sql) => sql`select record_listener_play(${lena.id}::uuid, ${track!.id}::uuid, ${heardMs})`);
    const shop = await visit({ as: lena });
    await shop.open('/dashboard');
    await expect(figure(shop, 'Playlists')).toContainText('1');
    await expect(figure(shop, 'Favorite tracks')).toContainText('1');
    await expect(shop.page.getByRole('region', { name: 'Recently played' })).toContainText(track!.title);

    await shop.page.getByRole('tab', { name: 'Playlists' }).click();
    await expect(shop.page.getByRole('link', { name: 'Sunday' })).toBeVisible();
    await shop.page.getByRole('tab', { name: 'Favorites' }).click();
    await expect(shop.page).toHaveURL('/dashboard?tab=favorites');
    for (const title of [album.title, track!.title])
      await shop.page.getByRole('button', { name: `Remove ${title} from favorites` }).click();
    await expect(shop.page.getByText('No favorites yet')).toBeVisible();
    await expect.poll(async () => (await lena.rest.from('user_favorites').select('id')).data).toEqual([]);
  });

  test('shows an artist music, sales and stats of the studio beside what a listener has', async ({ visit }) => {
    const shop = await visit({ as: artist });
    await shop.open('/dashboard');
    await expect(shop.page.getByRole('tab')).toHaveText([
      ...['Overview', 'My music', 'Sales', 'Stats'],
      ...['Purchases', 'Playlists', 'Favorites'],
    ]);
    await expect(figure(shop, 'Uploaded tracks')).toContainText('2');
    await expect(figure(shop, 'Followers')).toContainText('0');
    await shop.page.getByRole('tab', { name: 'My music' }).click();
    await expect(shop.page.getByText('Small Hours').first()).toBeVisible();
  });
});
