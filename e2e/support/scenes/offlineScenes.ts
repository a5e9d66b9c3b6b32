import type { Page } from '@playwright/test';
import { goInside } from '../device';
import { untilQuiet } from './quiet';
import type { Scene } from './stage';

/** Code of this remote never comes. */
const without = (page: Page, remote: string) => page.route(`**/releases/${remote}/**`, (route) => route.abort());

/** What is shown without a network in place of what is not on the device. */
export const offlineScenes: Scene[] = [
  {
    name: 'offline-screen',
    isState: true,
    isWindow: true,
    show: async ({ page, open }) => {
      await open('/login');
      await untilQuiet(page);
      await page.context().setOffline(true);
      await goInside(page, '/explore');
      await page.getByRole('main').getByRole('alert').getByRole('button').first().waitFor();
    },
  },
  {
    name: 'offline-screen-with-kept-album',
    as: 'buyer',
    isState: true,
    isWindow: true,
    show: async ({ page, world, open, button }) => {
      await open('/dashboard?tab=purchases');
      const keep = button('account:keep.keepAlbum').last();
      await keep.click();
      await button('account:keep.removeAlbum').waitFor();
      await untilQuiet(page);
      await page.context().setOffline(true);
      await goInside(page, `/artist/${world.artist.id}`);
      await page.getByRole('main').getByRole('listitem').getByRole('button').waitFor();
    },
  },
  {
    name: 'offline-header-parts',
    as: 'buyer',
    isState: true,
    isWindow: true,
    show: async ({ page, open }) => {
      for (const remote of ['catalog', 'account', 'checkout', 'player']) await without(page, remote);
      await open('/terms');
      await untilQuiet(page);
      await page.context().setOffline(true);
      await page.getByRole('banner').locator('button[aria-disabled="true"]').last().waitFor();
    },
  },
  {
    name: 'offline-slot',
    as: 'artist',
    isState: true,
    isWindow: true,
    show: async ({ page, open }) => {
      await without(page, 'studio');
      await open('/dashboard');
      await untilQuiet(page);
      await page.context().setOffline(true);
      await page.getByRole('tab').nth(1).click();
      await page.getByRole('tabpanel').getByRole('alert').getByRole('button').first().waitFor();
    },
  },
];
