import { axeProblems } from '../../support/axe';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import type { Shop } from '../../support/pages/shop';

let listener: Person;
let artist: Person;
test.beforeAll(async ({ product }) => {
  listener = await signUp(product, 'Lena Marsh', 'customer');
  artist = await signUp(product, 'Nadia Voss', 'artist');
});

const WIDTHS = [320, 360, 390, 430, 640, 767, 768, 900, 1024, 1100, 1279, 1280, 1920];
const LANGUAGES = ['en', 'pl', 'de', 'fr', 'tr'];

/** What does not fit: boxes of the header that leave the window, or lie over each other. */
const misfits = ({ page }: Shop) =>
  page.getByRole('banner').evaluate((banner) => {
    const shown = [...banner.querySelectorAll('a, button')].filter((one) => one.checkVisibility());
    const boxes = shown.map((one) => ({ name: one.textContent || one.ariaLabel, box: one.getBoundingClientRect() }));
    const outside = boxes.filter(({ box }) => box.left < 0 || box.right > innerWidth + 0.5 || box.bottom > 66);
    const covered = boxes.filter(({ box }, at) => boxes[at + 1] && box.right > boxes[at + 1]!.box.left + 0.5);
    const isScrolling = document.documentElement.scrollWidth > innerWidth;
    return [...outside, ...covered].map(({ name }) => name).concat(isScrolling ? ['the page scrolls sideways'] : []);
  });

for (const [who, person] of [
  ['a guest', () => undefined],
  ['an artist', () => artist],
] as const) {
  test(`the header of ${who} fits into one line from 320 to 1920 px, in every language`, async ({ visit }) => {
    for (const locale of LANGUAGES) {
      const shop = await visit({ locale, ...(person() && { as: person() }) });
      await shop.open('/no/such/page');
      const { root } = shop.header;
      await expect(root.getByRole('button').last()).toBeVisible();
      await shop.page.waitForLoadState('networkidle');
      for (const width of WIDTHS) {
        await shop.page.setViewportSize({ width, height: 800 });
        expect(await misfits(shop), `${locale} at ${width} px`).toEqual([]);
      }
    }
  });
}

test('navigation turns into a menu from the left and a bar at the bottom below 768 px', async ({ visit }) => {
  const shop = await visit({ as: artist, viewport: { width: 768, height: 900 } });
  await shop.open('/login');
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

test('"Discover" works without a pointer', async ({ visit }) => {
  const guest = await visit();
  await guest.open('/login');
  await guest.header.discover.focus();
  await guest.page.keyboard.press('ArrowDown');
  await expect(guest.header.root.getByRole('link', { name: 'Albums' })).toBeFocused();
  expect(await axeProblems(guest.page)).toEqual([]);
  await guest.page.keyboard.press('Escape');
  await expect(guest.header.discover).toBeFocused();
  await guest.page.keyboard.press('ArrowUp');
  await expect(guest.header.root.getByRole('link', { name: 'Artists' })).toBeFocused();
  await guest.page.keyboard.press('Enter');
  await expect(guest.page).toHaveURL('/artists');
  await expect(guest.header.discover).toHaveAttribute('aria-expanded', 'false');
});

test('a listener starts selling, then looks at the shop as a listener again', async ({ visit }) => {
  const shop = await visit({ as: listener });
  await shop.open('/login');
  const settings = shop.header.root.getByRole('link', { name: 'Artist Settings' });
  await expect(settings).toBeHidden();
  await shop.header.chooseOfUserMenu('Start selling music');
  await expect(shop.page).toHaveURL('/artist-settings');
  await expect(settings).toBeVisible();
  await shop.header.chooseOfUserMenu('Switch to listener view');
  await expect(settings).toBeHidden();
  await shop.page.reload();
  await expect(shop.header.root.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(settings).toBeHidden();
  await shop.header.chooseOfUserMenu('Switch to artist view');
  await expect(settings).toBeVisible();
});
