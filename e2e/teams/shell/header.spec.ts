import { LANGUAGES } from '@fairtone/contracts';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import { changeLanguage } from '../../support/scenes/textProblems';
import { SearchBox } from '../../support/pages/searchBox';
import type { Shop } from '../../support/pages/shop';

let artist: Person;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Nadia Voss', 'artist');
});

const WIDTHS = [320, 360, 390, 430, 640, 767, 768, 900, 1024, 1100, 1279, 1280, 1920];

/** Parts of the header that leave the window or overlap. */
const misfits = ({ page }: Shop) =>
  page.getByRole('banner').evaluate((banner) => {
    const shown = [...banner.querySelectorAll('a, button, input')].filter((one) => one.checkVisibility());
    const boxes = shown.map((one) => ({ name: one.textContent || one.ariaLabel, box: one.getBoundingClientRect() }));
    const outside = boxes.filter(({ box }) => box.left < 0 || box.right > innerWidth + 0.5 || box.bottom > 66);
    const covered = boxes.filter(({ box }, at) => boxes[at + 1] && box.right > boxes[at + 1]!.box.left + 0.5);
    const isScrolling = document.documentElement.scrollWidth > innerWidth;
    return [...outside, ...covered].map(({ name }) => name).concat(isScrolling ? ['the page scrolls sideways'] : []);
  });

/** Waits until the slots of other apps are loaded. */
async function untilComplete({ page, header: { root } }: Shop, isSignedIn: boolean) {
  await expect(new SearchBox(page).field).toBeVisible();
  await expect(root.getByRole('button', { name: 'Language' })).toBeVisible();
  // Cart and notifications.
  await expect(root.locator('[aria-haspopup="dialog"]')).toHaveCount(isSignedIn ? 2 : 1);
  if (isSignedIn) await expect(root.getByRole('button', { name: 'Your account' })).toBeVisible();
}

test.describe('Header', () => {
  for (const [who, isSignedIn] of [
    ['a guest', false],
    ['an artist', true],
  ] as const) {
    test(`fits into one line from 320 to 1920 px for ${who}, in every language`, async ({ visit }) => {
      const shop = await visit(isSignedIn ? { as: artist } : {});
      await shop.open('/no/such/page');
      await untilComplete(shop, isSignedIn);
      for (const language of LANGUAGES) {
        await changeLanguage(shop.page, language);
        for (const width of WIDTHS) {
          await shop.page.setViewportSize({ width, height: 800 });
          await expect.poll(() => misfits(shop), `${language} at ${width} px`).toEqual([]);
        }
      }
    });
  }

  test('turns into a menu from the left and a bar at the bottom below 768 px', async ({ visit }) => {
    const shop = await visit({ as: artist, viewport: { width: 768, height: 900 } });
    await shop.open('/no/such/page');
    const bar = shop.page.getByRole('navigation', { name: 'Quick access' });
    await expect(shop.header.discover).toBeVisible();
    await expect(bar).toBeHidden();
    await shop.page.setViewportSize({ width: 767, height: 900 });
    await expect(shop.header.discover).toBeHidden();
    await expect(bar.getByRole('link')).toHaveText(['Home', 'Explore', 'Dashboard', 'Profile']);
    const menu = await shop.header.openMobileMenu();
    await expect(menu.getByRole('link')).toHaveText([
      'Home',
      'Explore',
      'Albums',
      'Artists',
      'Dashboard',
      'Artist Settings',
    ]);
    await menu.getByRole('link', { name: 'Artists' }).click();
    await expect(shop.page).toHaveURL('/artists');
    await expect(menu).toBeHidden();
    await expect(shop.page.getByRole('main')).toBeFocused();
  });

  test('a listener starts selling, and looks at the shop as a listener again, also after a reload', async ({
    visit,
    product,
  }) => {
    const shop = await visit({ as: await signUp(product, 'Lena Marsh', 'customer') });
    await shop.open('/no/such/page');
    const settings = shop.header.root.getByRole('link', { name: 'Artist Settings' });
    await shop.header.chooseOfUserMenu('Start selling music');
    await expect(shop.page).toHaveURL('/artist-settings');
    await expect(settings).toBeVisible();
    await shop.header.chooseOfUserMenu('Switch to listener view');
    await expect(settings).toBeHidden();
    await shop.page.goto('/no/such/page');
    await expect(shop.header.root.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(settings).toBeHidden();
  });
});
