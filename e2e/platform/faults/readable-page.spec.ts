import { publishAlbum, type Album } from '../../support/albums';
import { DRAWN_TEST_MS, openDrawn } from '../../support/openDrawn';
import { signUp } from '../../support/people';
import { publishVariant } from '../../support/releaseVariant';
import type { Shop } from '../../support/pages/shop';
import { expect, test } from '../../support/test';
import {
  expectMusicContinues,
  expectOtherPartsWork,
  expectPageIntact,
  failurePanel,
  fault,
  navigateInPage,
  threat,
} from './faultyRemote';

const TITLE = 'Still To Be Read';
const PART = 'The catalog';
test.setTimeout(DRAWN_TEST_MS);

let album: Album;
test.beforeAll(async ({ product }) => {
  album = await publishAlbum(product, await signUp(product, 'Nadia Voss', 'artist'), { title: TITLE, price: 800 });
});

const openAlbum = ({ page }: Shop) => openDrawn(() => page.goto(`/album/${album.id}`, { waitUntil: 'commit' }));

test.describe('Prerendered page whose remote fails', () => {
  for (const [what, isBroken] of [
    ['no file of it is there', ({ pathname }: URL) => /^\/releases\/catalog\/.*\.js$/.test(pathname)],
    [
      'a part of it is missing',
      ({ pathname }: URL) => /^\/releases\/catalog\/[^/]+\/(?!remoteEntry).*\.js$/.test(pathname),
    ],
  ] as const) {
    test(`stays readable below a notice when ${what}`, threat(39), async ({ visit }) => {
      const guest = await visit();
      const { page } = guest;
      const main = page.getByRole('main');
      const notice = failurePanel(guest, PART);
      await page.route(isBroken, (route) => route.fulfill({ status: 404, body: '' }));
      await openAlbum(guest);
      await expect(main.getByRole('alert')).toContainText(`${PART} is not available right now`);
      await expect(guest.heading(TITLE)).toBeVisible();
      await expect(main.getByRole('button', { name: /^Play/ }).first()).toBeDisabled();
      await expectPageIntact(guest);
      await expectOtherPartsWork(guest);

      await fault('its links lead on', async () => {
        await main.getByRole('link', { name: 'Nadia Voss' }).first().click();
        await expect(page).toHaveURL(/\/artist\//);
        await openAlbum(guest);
        await expect(main.getByRole('alert')).toBeVisible();
      });
      await fault('it comes alive when somebody tries again', async () => {
        await page.unroute(isBroken);
        await notice.tryAgain.last().click();
        await expect(main.getByRole('alert')).toHaveCount(0);
        await guest.album.playAll();
        await guest.player.reaches(1);
      });
    });
  }
});

test.describe('Release that is removed while a page is open', () => {
  test(
    'offers to reload the page, once; the music plays on until then',
    threat(39),
    async ({ product: { releases }, visit }) => {
      const whole = releases.live.catalog!;
      const guest = await visit();
      const { page } = guest;
      const reload = page.getByRole('main').getByRole('button', { name: 'Reload the page' });
      await guest.open('/');
      await guest.albumCard(TITLE).play();
      await guest.player.reaches(1);

      releases.hide('catalog');
      try {
        await navigateInPage(guest, '/artists');
        await expect(reload).toBeVisible();
        await expectMusicContinues(guest);
        await fault('a reload that finds the same release offers no other reload', async () => {
          await reload.click();
          await expect(failurePanel(guest, PART).tryAgain.last()).toBeVisible();
          await expect(reload).toHaveCount(0);
        });
      } finally {
        releases.restore('catalog');
      }
      await guest.open('/');
      await expect(guest.albumCard(TITLE).root).toBeVisible();
      const next = await publishVariant(releases, 'catalog', '9.9.9-readable');
      releases.release(next);
      releases.hide('catalog');
      try {
        // The tab was reloaded for this version before: another tab was not.
        await page.evaluate(() => sessionStorage.clear());
        await fault('a reload that finds the next release shows the screen', async () => {
          await navigateInPage(guest, '/artists');
          await reload.click();
          await expect(page.getByRole('link', { name: 'Nadia Voss' }).first()).toBeVisible();
          await expect(reload).toHaveCount(0);
        });
      } finally {
        releases.restore('catalog');
        releases.release(whole);
      }
    },
  );
});
