import { requestKey } from '@fairtone/contracts';
import { publishAlbum } from '../../support/albums';
import { DRAWN_TEST_MS, openDrawn } from '../../support/openDrawn';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

test.setTimeout(DRAWN_TEST_MS);

test.describe('Prefetched data', () => {
  test('is shown by the home page and an album page without further requests', async ({ product, visit }) => {
    const artist = await signUp(product, 'Ilse Brandt', 'artist');
    const album = await publishAlbum(product, artist, { title: 'Paper Boats', price: 800 });
    const { page } = await visit();
    let asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/rest/v1/')) asked.push(requestKey(request.url()));
    });
    for (const path of ['/', `/album/${album.id}`]) {
      // The host waits for the data only for a limited time: a page without them proves nothing.
      await openDrawn(async () => {
        // Otherwise requests of the previous page would be recorded in the list of this one.
        await page.goto('about:blank');
        asked = [];
        return page.goto(path);
      });
      await expect(page.getByRole('main').getByText('Paper Boats').first()).toBeVisible();
      // Recommendations are requested when they come near the window.
      expect(asked.filter((key) => !key.includes('recommended_'))).toEqual([]);
    }
  });
});
