import { deleteAlbums, insertAlbums } from '../../support/manyAlbums';
import { signUp, type Person } from '../../support/people';
import { expect, test } from '../../support/test';

// The smallest shop has fewer albums than the eight that fit.
let artist: Person;
test.beforeAll(async ({ product }) => {
  artist = await signUp(product, 'Home Filler', 'artist');
  await insertAlbums(product, artist, { count: 8, genre: 'Folk', title: 'Doorstep' });
});
test.afterAll(({ product }) => deleteAlbums(product, artist));

test.describe('Home', () => {
  test('requests recommendations when the visitor scrolls near them', async ({ visit }) => {
    const guest = await visit();
    let asked = 0;
    guest.page.on('request', (request) => (asked += request.url().includes('/rpc/recommended_albums') ? 1 : 0));
    await guest.open('/');
    await expect(guest.recentReleases).toHaveCount(8);
    await guest.page.getByRole('button', { name: 'Show “Join Our Community”' }).click();
    await expect(guest.page.getByRole('group', { name: '3 of 3' })).toBeVisible();
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
});
