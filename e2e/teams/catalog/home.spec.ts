import { emptyShelf, fillShelf } from '../../support/manyAlbums';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';
import { withoutRight } from '../../support/withoutRight';

// The smallest shop has fewer than the eight that fit.
let artist: Person;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Home Filler', 'artist');
  await fillShelf(product, artist, { count: 8, genre: 'Folk', title: 'Doorstep' });
});
test.afterAll(({ product }) => emptyShelf(product, artist));

test('recommendations are asked for only when somebody comes near them', async ({ visit }) => {
  const guest = await visit();
  let asked = 0;
  guest.page.on('request', (request) => (asked += request.url().includes('/rpc/recommended_albums') ? 1 : 0));
  await guest.open('/');
  await expect(guest.recentReleases).toHaveCount(8);
  expect(asked).toBe(0);
  const section = guest.page.getByRole('region', { name: 'Popular right now' });
  await expect
    .poll(async () => {
      await guest.page.mouse.wheel(0, 600);
      return section.getByRole('article').count();
    })
    .toBeGreaterThan(0);
  expect(asked).toBe(1);
});

test('a listener gets recommendations of their own and the banner for musicians', async ({ visit, product }) => {
  const listener = await visit({ as: await signUp(product, 'Near Listener', 'customer') });
  await listener.open('/');
  await expect(listener.recentReleases).toHaveCount(8);
  await expect(listener.page.getByRole('region', { name: 'Are You Making Music?' })).toBeVisible();
  const section = listener.page.getByRole('region', { name: 'Recommended for you' });
  await expect
    .poll(async () => {
      await listener.page.mouse.wheel(0, 600);
      return section.getByRole('article').count();
    })
    .toBeGreaterThan(0);
});

test('the home page says "Error loading albums" when the server refuses, and works again after another try', async ({
  visit,
  product,
}) => {
  const guest = await visit();
  await withoutRight(product, 'select on public.albums', async () => {
    await guest.open('/');
    await expect(guest.page.getByRole('alert')).toContainText('Error loading albums');
  });
  await guest.page.getByRole('button', { name: 'Try again' }).click();
  await expect(guest.recentReleases).toHaveCount(8);
});
