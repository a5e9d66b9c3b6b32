import { publishAlbum } from '../../support/albums';
import { signUp } from '../../support/people';
import { expect, test } from '../../support/test';

test.describe('Messages', () => {
  test('leave a press that has begun to the link that they slide over', async ({ visit, product }) => {
    const artist = await signUp(product, 'Iris Falk', 'artist');
    const album = await publishAlbum(product, artist, { title: 'Slow Doors', price: 500 });
    const guest = await visit();
    const { page } = guest;
    await guest.album.open(album.id);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true });
    // Where messages appear: on the left, above the bar at the bottom.
    await link.evaluate((element) => {
      const bar = document.querySelector('[data-dock]')!.getBoundingClientRect().top;
      Object.assign(element.style, { position: 'fixed', zIndex: 1, left: '40px', top: `${bar - 60}px` });
    });
    await link.hover();
    await page.mouse.down();
    // A guest has no favourites: a message says so.
    await guest.album.heart().dispatchEvent('click');
    // A slow press: the message is at rest on the link.
    await page.waitForFunction(
      ([toast, link]) =>
        toast!.getBoundingClientRect().top < link!.getBoundingClientRect().top && toast!.getAnimations().length === 0,
      [await guest.toast(/./).elementHandle(), await link.elementHandle()],
    );
    await page.mouse.up();
    await expect(page).toHaveURL('/help');
  });
});
