import { signUp, type Person } from '../../support/people';
import { deleteAlbums, insertAlbums } from '../../support/manyAlbums';
import { expect, test } from '../../support/test';

const GENRE = 'Experimental';

let artist: Person;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Wide Shelf', 'artist');
  await insertAlbums(product, artist, {
    count: 60,
    genre: GENRE,
    title: 'Spine of a long book whose title needs two lines',
  });
});
test.afterAll(({ product }) => deleteAlbums(product, artist));

test.describe('Navigation', () => {
  test('a keyboard skips to the content, opens "Discover", and starts on the content of the next page, which is announced', async ({
    visit,
  }) => {
    const guest = await visit();
    const { page, header } = guest;
    const announced = page.locator('[aria-live="polite"][data-route-announcer]');
    await guest.open('/login');
    await expect(guest.heading('Welcome back')).toBeVisible();
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(announced).toBeEmpty();

    await page.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(announced).toHaveText('Forgot your password? · Fairtone');
    await expect(page).toHaveTitle('Forgot your password? · Fairtone');
    await expect(page.getByRole('main')).toBeFocused();

    await header.discover.focus();
    await page.keyboard.press('ArrowDown');
    await expect(header.root.getByRole('link', { name: 'Albums' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(header.discover).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(header.root.getByRole('link', { name: 'Artists' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/artists');
    await expect(header.discover).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('going on starts at the top, going back is where it was left', async ({ visit }) => {
    const guest = await visit();
    const { page } = guest;
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    await guest.open(`/all-albums?genre=${GENRE}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 700));
    await expect.poll(scrolled).toBe(700);
    await guest.header.goTo('Explore');
    await expect(page).toHaveURL(/\/explore/);
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/all-albums/);
    await expect.poll(scrolled).toBe(700);
  });
});
