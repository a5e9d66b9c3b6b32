import type { Page } from '@playwright/test';
import { publishAlbum, type Album } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';

let artist: Person;
let album: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Tove Ekdahl', 'artist');
  album = await publishAlbum(product, artist, { title: 'Twice Seen', price: 800, songs: ['mp3'] });
  await artist.rest.from('artist_pages').upsert({ artist_id: artist.id, pinned_album_id: album.id });
});

/** The element that contained the moving cover at each step of each transition: the heading of its section, or `page`. */
async function followCovers(page: Page): Promise<string[][]> {
  const seen: string[][] = [];
  await page.exposeBinding('__seen', (_source, places: string[]) => void seen.push(places));
  await page.addInitScript(() => {
    const { __seen } = globalThis as unknown as { __seen: (places: string[]) => void };
    const look = () =>
      __seen(
        [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map(
          (cover) => cover.closest('section')?.querySelector('h2')?.textContent ?? 'page',
        ),
      );
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (callback) => {
      look();
      const transition = start(callback);
      void transition.updateCallbackDone.then(look);
      return transition;
    };
  });
  return seen;
}

test.describe('Cover', () => {
  test('moves from the pressed one of two cards of an album to its page, and back to one of them', async ({
    visit,
  }) => {
    const shop = await visit();
    const errors: string[] = [];
    shop.page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    const seen = await followCovers(shop.page);
    await shop.artist.open(artist.id);
    const card = shop.artist.section('Albums').getByRole('link', { name: album.title });
    await expect(shop.page.getByRole('link', { name: album.title })).toHaveCount(2);
    // The first press may come before the page's code is loaded: the cover can only move to a page that renders at once.
    await card.click();
    await expect(shop.heading(album.title)).toBeVisible();
    await shop.page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(() => seen).toHaveLength(4);
    seen.length = 0;
    await card.click();
    await expect(shop.heading(album.title)).toBeVisible();
    await expect.poll(() => seen).toEqual([['Albums'], ['page']]);
    await shop.page.goBack();
    await expect(card).toBeVisible();
    await expect.poll(() => seen.slice(2)).toEqual([['page'], ['Featured album']]);
    expect(errors).toEqual([]);
  });
});
