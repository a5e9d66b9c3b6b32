import type { Page } from '@playwright/test';
import { publishAlbum, type Album } from '../../support/albums';
import { DRAWN_TEST_MS, openDrawn } from '../../support/openDrawn';
import { signUp, type Person } from '../../support/people';
import type { Shop } from '../../support/pages/shop';
import { expect, test } from '../../support/test';
import { failurePanel, fault, threat } from './faultyRemote';

const TITLE = 'Woken Piece By Piece';
test.setTimeout(DRAWN_TEST_MS);

let artist: Person;
let album: Album;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Runa Feld', 'artist');
  album = await publishAlbum(product, artist, { title: TITLE, price: 800 });
});

/** A page of which a remote has a part, what the remote is called, and the heading of the page. */
const PLACES: Record<string, { path: () => string; part: string; heading: string | RegExp }> = {
  account: { path: () => `/profile/${artist.id}`, part: 'Your account', heading: 'Runa Feld' },
  catalog: { path: () => `/album/${album.id}`, part: 'The catalog', heading: TITLE },
  checkout: { path: () => `/album/${album.id}`, part: 'The checkout', heading: TITLE },
  player: { path: () => `/album/${album.id}`, part: 'The player', heading: TITLE },
  studio: { path: () => '/for-artists', part: 'The studio', heading: /./ },
};

const scriptsOf = (remote: string) => new RegExp(`/releases/${remote}/.*\\.js$`);

/** Makes the code of a remote throw while React takes over what the host has prerendered, wherever it goes through a list. */
const throwWhileHydrating = (page: Page, remote: string) =>
  page.addInitScript((folder) => {
    const map = Array.prototype.map;
    // A getter that answers with the real function everywhere else: it throws at its use, inside the code of the remote.
    Object.defineProperty(Array.prototype, 'map', {
      configurable: true,
      get() {
        const caller = new Error().stack?.split('\n')[2] ?? '';
        if (caller.includes(folder)) throw new Error('the piano fell down');
        return map;
      },
    });
  }, `/releases/${remote}/`);

/** Expects that every part of the page but those of one remote does what it is for. */
async function expectRestAnswers(guest: Shop, without: string): Promise<void> {
  const { page, header, cart } = guest;
  const root = page.locator('html');
  const theme = await root.getAttribute('data-theme');
  await header.root.getByRole('button', { name: /^Use the (dark|light) theme$/ }).click();
  await expect(root).not.toHaveAttribute('data-theme', theme ?? '');
  if (without !== 'checkout') {
    await cart.open();
    await expect(cart.root).toBeVisible();
    await cart.close();
  }
  if (without !== 'catalog') {
    const field = page.getByRole('combobox', { name: 'Search artists, albums and tracks' });
    await field.fill(TITLE);
    await expect(page.getByRole('option', { name: TITLE }).first()).toBeVisible();
    await field.press('Escape');
  }
  if (without === 'checkout') {
    await guest.album.playAll();
    await guest.player.reaches(1);
  }
  await expect(page.getByText('The page ran into a problem')).toHaveCount(0);
}

test.describe('Prerendered page that is hydrated', () => {
  for (const [remote, { path, part, heading }] of Object.entries(PLACES)) {
    test(`answers in all other parts while ${remote} is missing, slow or throws`, threat(39), async ({ visit }) => {
      const openIt = ({ page }: Shop) => openDrawn(() => page.goto(path(), { waitUntil: 'commit' }));
      const title = (guest: Shop) => guest.page.getByRole('main').getByRole('heading', { level: 1, name: heading });

      await fault('its scripts are missing', async () => {
        const guest = await visit();
        await guest.page.route(scriptsOf(remote), (route) => route.fulfill({ status: 404, body: '' }));
        await openIt(guest);
        await expect(failurePanel(guest, part).root).toBeVisible();
        await expect(title(guest)).toBeVisible();
        await expectRestAnswers(guest, remote);
      });

      await fault('its scripts are slow', async () => {
        const guest = await visit();
        const waiting: (() => Promise<void>)[] = [];
        let isSlow = true;
        await guest.page.route(scriptsOf(remote), (route) =>
          isSlow ? void waiting.push(() => route.continue()) : route.continue(),
        );
        await openIt(guest);
        await expect(title(guest)).toBeVisible();
        const element = await title(guest).elementHandle();
        await expectRestAnswers(guest, remote);
        isSlow = false;
        await Promise.all(waiting.map((go) => go()));
        await expect(guest.page.locator('html[data-first-view]')).toHaveCount(0);
        expect(await element!.evaluate((node) => node.isConnected)).toBe(true);
        await expect(failurePanel(guest, part).root).toHaveCount(0);
      });

      await fault('it throws', async () => {
        const guest = await visit();
        await throwWhileHydrating(guest.page, remote);
        await openIt(guest);
        await expect(failurePanel(guest, part).root).toBeVisible();
        await expect(title(guest)).toBeVisible();
        await expectRestAnswers(guest, remote);
      });
    });
  }
});
