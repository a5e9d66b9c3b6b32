import type { Locator } from '@playwright/test';
import { publishAlbum } from '../support/albums';
import { signUp } from '../support/people';
import { expect, test } from '../support/test';
import { SearchBox } from '../support/pages/searchBox';

const ALBUM = 'Harbour Signals';
const TITLES = ['First Call', 'Second Call', 'Third Call'];
/** More Tab presses than any page has focusable elements. */
const MOST_TABS = 200;

test.describe('Keyboard', () => {
  test('a listener without a mouse finds an album, plays its third track, keeps it in a playlist, and goes to 0:15', async ({
    product,
    visit,
  }) => {
    const music = Object.values(product.media.songs).map((song, at) => ({ ...song, title: TITLES[at]! }));
    const album = await publishAlbum(product, await signUp(product, 'Ines Calder', 'artist'), {
      title: ALBUM,
      price: 0,
      music,
    });
    const lena = await signUp(product, 'Lena Marsh', 'customer');
    await lena.rest.from('playlists').insert({ user_id: lena.id, name: 'Sunday' });
    const shop = await visit({ as: lena });
    const { page, player } = shop;
    const press = (key: string) => page.keyboard.press(key);
    const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
    const tabTo = async (target: Locator) => {
      await target.waitFor();
      for (let tabs = 0; tabs < MOST_TABS && !(await isFocused(target)); tabs += 1) await press('Tab');
      await expect(target).toBeFocused();
    };

    await test.step('home, and the search in the header', async () => {
      await shop.open('/');
      const search = new SearchBox(page);
      await tabTo(search.field);
      const found = page.waitForResponse((answer) => /search_catalog.*harbour(\+|%20)signals/.test(answer.url()));
      await page.keyboard.type('harbour signals');
      await found;
      // Not "All results for …", which comes first while the suggestions load.
      const option = search.option(new RegExp(`${ALBUM}\\s*Album`));
      await option.waitFor();
      const isMeant = async () => (await option.getAttribute('aria-selected')) === 'true';
      for (let step = 0; step < 20 && !(await isMeant()); step += 1) await press('ArrowDown');
      await press('Enter');
      await expect(page).toHaveURL(new RegExp(`/album/${album.id}$`));
      await expect(shop.heading(ALBUM)).toBeVisible();
    });

    await test.step('the third track plays', async () => {
      await tabTo(page.getByRole('main').getByRole('button', { name: 'Play Third Call' }));
      await press('Enter');
      await expect(player.title('Third Call')).toBeVisible();
      await player.reaches(1);
      await press('k');
      await expect(player.playButton).toBeVisible();
    });

    await test.step('it goes into a playlist', async () => {
      await tabTo(page.getByRole('button', { name: 'More about Third Call' }));
      await press('Enter');
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      const entry = page.getByRole('menuitem', { name: 'Add to playlist' });
      for (let step = 0; step < 5 && !(await isFocused(entry)); step += 1) await press('ArrowDown');
      await press('Enter');
      await tabTo(shop.playlists.root.getByRole('button', { name: 'Sunday', exact: true }));
      await press('Enter');
      await expect(shop.toast('Added to playlist')).toBeVisible();
      await expect(shop.playlists.root).toBeHidden();
      const kept = await product.ask(
        (sql) => sql`select track_id from playlist_tracks join playlists on playlists.id = playlist_id
        where user_id = ${lena.id} and name = 'Sunday'`,
      );
      expect(kept).toEqual([{ track_id: album.tracks[2]!.id }]);
    });

    await test.step('the seek bar says 0:15, and playback goes on from there', async () => {
      await tabTo(player.position);
      await press('Home');
      await expect(player.position).toHaveAttribute('aria-valuetext', /^0:00 of 0:/);
      await press('PageUp');
      await expect(player.position).toHaveAttribute('aria-valuetext', /^0:15 of 0:/);
      await press('k');
      await player.reaches(16);
      await expect(player.position).toBeFocused();
    });
  });
});
