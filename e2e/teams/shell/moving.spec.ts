import { signUp, type Person } from '../../support/people';
import { emptyShelf, fillShelf } from '../../support/manyAlbums';
import { expect, test } from '../../support/test';

let artist: Person;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Wide Shelf', 'artist');
  await fillShelf(product, artist, { count: 60, genre: 'Experimental', title: 'Spine' });
});
test.afterAll(({ product }) => emptyShelf(product, artist));

test('every page of the shell has its title, and a change of page is told, with the focus on its content', async ({
  visit,
}) => {
  const guest = await visit();
  const { page } = guest;
  const told = page.locator('[aria-live="polite"][data-route-announcer]');
  await guest.open('/login');
  await expect(page).toHaveTitle('Welcome back · Fairtone');
  await expect(told).toBeEmpty();
  for (const [name, title] of [
    ['Sign up', 'Join Fairtone · Fairtone'],
    ['Log in', 'Welcome back · Fairtone'],
    ['Forgot your password?', 'Forgot your password? · Fairtone'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(told).toHaveText(title);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('main')).toBeFocused();
  }
  for (const [path, title] of [
    ['/reset-password', 'Set a new password · Fairtone'],
    ['/auth/confirm', 'One more step · Fairtone'],
    ['/no/such/page', 'Oops! Page not found · Fairtone'],
  ] as const) {
    await guest.open(path);
    await expect(page).toHaveTitle(title);
  }
});

test('the skip link leads to the content', async ({ visit }) => {
  const guest = await visit();
  await guest.open('/login');
  const skip = guest.page.getByRole('link', { name: 'Skip to content' });
  await expect(guest.heading('Welcome back')).toBeVisible();
  await guest.page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await guest.page.keyboard.press('Enter');
  await expect(guest.page.getByRole('main')).toBeFocused();
  await expect(guest.heading('Welcome back')).toBeVisible();
});

test('going on starts at the top, going back is where it was left', async ({ visit }) => {
  const guest = await visit();
  const { page } = guest;
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await guest.open('/all-albums?genre=Experimental');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 700));
  await expect.poll(scrolled).toBe(700);
  await guest.header.goTo('Explore');
  await expect(page).toHaveURL(/\/explore/);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/all-albums/);
  // Rows have broken heights: a pixel more or less.
  await expect.poll(async () => Math.abs((await scrolled()) - 700)).toBeLessThanOrEqual(1);
});

test('a line tells of a change of page that takes its time, and goes with it', async ({ visit }) => {
  const guest = await visit();
  const { page } = guest;
  await guest.open('/login');
  await expect(guest.heading('Welcome back')).toBeVisible();
  await page.waitForLoadState('networkidle');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click();
  const line = page.getByRole('progressbar', { name: 'Loading' });
  await expect(line).toBeVisible();
  letGo();
  await expect(guest.heading('Forgot your password?')).toBeVisible();
  await expect(line).toBeHidden();
});

test('an address that nobody shows leads home', async ({ visit }) => {
  const guest = await visit();
  await guest.open('/no/such/page');
  await expect(guest.heading('Oops! Page not found')).toBeVisible();
  await guest.page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(guest.page).toHaveURL('/');
});

test('a lost network is told with what still works, until it is back', async ({ visit }) => {
  const guest = await visit();
  await guest.open('/login');
  await expect(guest.heading('Welcome back')).toBeVisible();
  const notice = guest.page.getByText(/^You are offline\. What is already here still works/);
  await expect(notice).toBeHidden();
  await guest.page.context().setOffline(true);
  await expect(notice).toBeVisible();
  await guest.page.context().setOffline(false);
  await expect(notice).toBeHidden();
});
