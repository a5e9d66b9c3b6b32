import type { Locator } from '@playwright/test';
import type { Album } from '../../support/albums';
import { expect, test } from '../../support/test';
import { publishThreeTracks, listenTo, removeRecommendations } from './listening';

const NARROW = { width: 600, height: 900 };

test.describe('Full screen', () => {
  let album: Album;
  test.beforeAll(async ({ product }) => {
    album = await publishThreeTracks(product, 'Wide Awake');
  });

  test('opens when the window becomes narrow, keeps the focus inside, shows the queue over itself, and leads to the album', async ({
    visit,
  }) => {
    const guest = await visit();
    await removeRecommendations(guest);
    await listenTo(guest, album.id);
    const { page, player } = guest;
    const full = player.fullScreen;
    const holdsFocus = () => full.evaluate((dialog) => dialog.contains(document.activeElement));

    await test.step('a phone shows the cover, and Escape leaves it', async () => {
      await page.setViewportSize(NARROW);
      await expect(full.getByRole('heading', { name: 'Corner Table' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(full).toBeHidden();
    });

    await test.step('Tab stays inside', async () => {
      await player.enterFullScreen();
      for (let presses = 0; presses < 16; presses += 1) {
        await page.keyboard.press('Tab');
        expect(await holdsFocus()).toBe(true);
      }
    });

    await test.step('the queue opens over the cover; Escape closes one after the other and gives the focus back', async () => {
      await full.getByRole('button', { name: 'Open the queue' }).click();
      await expect.poll(() => isOnTop(player.queue.button('Clear'))).toBe(true);
      await player.queue.press('Clear');
      await expect(player.queue.root.getByText('Your queue is empty')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(player.queue.root).toBeHidden();
      await expect(full).toBeVisible();
      await expect.poll(holdsFocus).toBe(true);
      await page.keyboard.press('Escape');
      await expect(full).toBeHidden();
      await expect(player.root.getByRole('button', { name: 'Full screen' })).toBeFocused();
    });

    await test.step('the album opens from there', async () => {
      await guest.header.goHome();
      await expect(guest.heading('Wide Awake')).toBeHidden();
      await player.enterFullScreen();
      await full.getByRole('link', { name: 'Go to Album' }).click();
      await expect(full).toBeHidden();
      await expect(guest.heading('Wide Awake')).toBeVisible();
    });
  });
});

/** Whether nothing is painted over an element, even what cannot be pressed: the browser looks through inert layers when it finds what was hit. */
const isOnTop = (element: Locator) =>
  element.evaluate((button) => {
    const layers = [...document.querySelectorAll<HTMLElement>('[inert]')];
    for (const layer of layers) layer.inert = false;
    const { x, y, width, height } = button.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    for (const layer of layers) layer.inert = true;
    return button.contains(top);
  });
