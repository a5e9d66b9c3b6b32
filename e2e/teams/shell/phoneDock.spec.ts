import type { Page } from '@playwright/test';
import { publishAlbum, type Album } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

let album: Album;
test.beforeAll(async ({ product }) => {
  album = await publishAlbum(product, await signUp(product, 'Ilse Brandt', 'artist'), {
    title: 'Low Tide',
    price: 800,
  });
});

test.describe('Phone', () => {
  test('has player and tab bar one above the other at its bottom, and the last line of the page above them', async ({
    visit,
  }) => {
    const guest = await visit({ viewport: { width: 640, height: 844 } });
    await guest.open(`/album/${album.id}`);
    const bar = guest.page.getByRole('navigation', { name: 'Quick access' });
    await guest.album.playAll();
    await expect(guest.player.root).toBeVisible();
    await expect
      .poll(async () => {
        const [player, tabs] = [await guest.player.root.boundingBox(), await bar.boundingBox()];
        return player && tabs && Math.round(player.y + player.height) <= Math.round(tabs.y) && tabs.y + tabs.height;
      })
      .toBe(844);
    const padding = await guest.page.locator('[data-dock]').evaluate((dock) => getComputedStyle(dock).paddingBottom);
    expect(padding).toBe('0px');
    // The last line of the page is above the dock, not under it.
    await guest.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const line = guest.page.getByText(/^© \d{4} Fairtone$/);
    const dock = (await guest.page.locator('[data-dock]').boundingBox())!;
    await expect.poll(async () => (await line.boundingBox())!.y < dock.y).toBe(true);
  });

  test('shows what an album costs and its button without scrolling, also beside the player', async ({ visit }) => {
    const guest = await visit({ viewport: { width: 390, height: 844 } });
    await guest.open(`/album/${album.id}`);
    const price = guest.page.getByRole('region', { name: 'Price' });
    const buy = price.getByRole('button', { name: 'Buy Now' });
    await guest.album.playAll();
    await expect(guest.player.root).toBeVisible();
    await expect
      .poll(async () => {
        const [box, dock] = [await buy.boundingBox(), await guest.page.locator('[data-dock]').boundingBox()];
        return box && dock && box.y + box.height <= dock.y;
      })
      .toBe(true);
    await expect(price.getByText('$8.00', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(buy).toBeInViewport({ ratio: 1 });
    expect(await guest.page.evaluate(() => scrollY)).toBe(0);
  });

  test('keeps what the keyboard reaches above player and tab bar, in a low window too', async ({ visit }) => {
    const guest = await visit({ viewport: { width: 390, height: 500 } });
    const { page } = guest;
    await guest.open(`/album/${album.id}`);
    await guest.album.playAll();
    await expect(guest.player.root).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();

    const reached: string[] = [];
    const covered: string[] = [];
    // From the top of the page to its last link, and back.
    for (const key of ['Tab', 'Shift+Tab'])
      for (let place = await pressAndLook(page, key); place.isInPage; place = await pressAndLook(page, key)) {
        reached.push(place.name);
        if (place.bottom > place.dockTop || place.top < place.headerBottom) covered.push(`${key}: ${place.name}`);
      }
    expect(reached.length).toBeGreaterThan(40);
    expect(covered).toEqual([]);
  });
});

/** Presses a key, and returns the position of the element that has the focus afterwards, in px of the window. */
async function pressAndLook(page: Page, key: string) {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const focused = document.activeElement!;
    const { top, bottom } = focused.getBoundingClientRect();
    return {
      name: focused.getAttribute('aria-label') ?? focused.textContent,
      isInPage: focused.closest('main, footer') !== null,
      top: Math.ceil(top),
      bottom: Math.floor(bottom),
      dockTop: document.querySelector('[data-dock]')!.getBoundingClientRect().top,
      headerBottom: document.querySelector('header')!.getBoundingClientRect().bottom,
    };
  });
}
