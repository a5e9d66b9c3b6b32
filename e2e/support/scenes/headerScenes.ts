import { waitForIdle } from './waitForIdle';
import type { Scene } from './runScene';

/** Menus and drawers of the header, and overlays of every page. */
export const headerScenes: Scene[] = [
  {
    name: 'header-discover',
    isState: true,
    isWindow: true,
    show: async ({ page, open, button, link }) => {
      // On phones the menu is in the drawer.
      await page.setViewportSize({ width: 1280, height: 900 });
      await open('/login');
      await button('shell:header.discover').click();
      await link('shell:header.albums').first().waitFor();
    },
  },
  ...(['listener', 'artist'] as const).map((as): Scene => ({
    name: `header-menu-${as}`,
    as,
    isState: true,
    isWindow: true,
    show: async ({ page, open, button }) => {
      await open('/no/such/page');
      await button('shell:header.account').click();
      await page.getByRole('menu').waitFor();
    },
  })),
  {
    name: 'mobile-menu',
    as: 'artist',
    isState: true,
    isWindow: true,
    show: async ({ page, open, button }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open('/no/such/page');
      await button('shell:header.openMenu').click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'offline-notice',
    isState: true,
    isWindow: true,
    show: async ({ page, open }) => {
      await open('/login');
      // Slots of other apps are loaded first: offline they would show an error.
      await waitForIdle(page);
      await page.context().setOffline(true);
      await page.locator('[data-offline]').waitFor();
    },
  },
];
