import type { Page } from '@playwright/test';
import { navigateInPage } from '../device';
import { waitForIdle } from './waitForIdle';
import type { Scene } from './runScene';

const CODE = ['catalog', 'account', 'checkout', 'player', 'studio'] as const;

/** Requests for code of these remotes are never answered. */
async function without(page: Page, remotes: readonly (typeof CODE)[number][]) {
  for (const remote of remotes) await page.route(`**/releases/${remote}/**`, (route) => route.abort());
}

/**
 * The browser reports no network, and data requests fail. Files that a service worker would cache are answered: these scenes run
 * without one.
 */
async function goOffline(page: Page) {
  await waitForIdle(page);
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
    dispatchEvent(new Event('offline'));
  });
}

const offline = (name: string, as: Scene['as'], show: Scene['show']): Scene => ({
  name: `offline-${name}`,
  as,
  isState: true,
  isWindow: true,
  show,
});

const notHere = (page: Page) => page.getByRole('main').getByRole('alert').getByRole('button').first().waitFor();

/** What is shown offline instead of content that is not on the device. */
export const offlineScenes: Scene[] = [
  offline('screen', 'guest', async ({ page, open }) => {
    await without(page, ['catalog']);
    await open('/login');
    await goOffline(page);
    await navigateInPage(page, '/explore');
    await notHere(page);
  }),
  offline('screen-with-kept-album', 'buyer', async ({ page, world, open, button }) => {
    await open('/dashboard?tab=purchases');
    await button('account:keep.keepAlbum').last().click();
    await button('account:keep.removeAlbum').waitFor();
    await goOffline(page);
    await navigateInPage(page, `/artist/${world.artist.id}`);
    await page.getByRole('main').getByRole('listitem').getByRole('button').waitFor();
  }),
  offline('header-parts', 'buyer', async ({ page, open }) => {
    await without(page, ['catalog', 'account', 'checkout', 'player']);
    await open('/terms');
    await goOffline(page);
    await page.getByRole('banner').locator('button[aria-disabled="true"]').nth(2).waitFor();
  }),
  offline('slot', 'artist', async ({ page, open }) => {
    await without(page, ['studio']);
    await open('/dashboard');
    await goOffline(page);
    await page.getByRole('tab').nth(1).click();
    await notHere(page);
  }),
];
