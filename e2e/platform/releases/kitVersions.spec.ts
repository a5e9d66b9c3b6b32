import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { publishAlbum, type Album } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import type { Shop } from '../../support/pages/shop';
import { publishVariant } from '../../support/releaseVariant';
import { expect, test } from '../../support/test';

/** Only the code of react-aria's modal dialogs contains it. */
const MARK = 'react-aria-Modal';
const { version } = JSON.parse(
  readFileSync(createRequire(__filename).resolve('react-aria-components/package.json'), 'utf8'),
) as { version: string };

let album: Album;
let lena: Person;
test.beforeAll(async ({ product }) => {
  album = await publishAlbum(product, await signUp(product, 'Nadia Voss', 'artist'), { title: 'Two Kits', price: 800 });
  lena = await signUp(product, 'Lena Marsh', 'customer');
});
test.afterEach(({ product: { releases } }) => releases.release(releases.live.catalog!));

/** Collects the paths of loaded scripts that contain react-aria's dialogs. */
function watchCopies(page: Page): () => Promise<string[]> {
  const found: Promise<string | null>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    found.push(response.text().then((text) => (text.includes(MARK) ? pathname : null)));
  });
  return async () => [...new Set((await Promise.all(found)).filter((path) => path !== null))].sort();
}

/** Opens a dialog of the catalog and one of the account remote; the keyboard closes both, and the focus returns. */
async function useBothDialogs({ album: page, page: tab, playlists }: Shop) {
  const more = tab.getByRole('button', { name: 'More about this album' });
  await page.choose('Report album');
  const report = tab.getByRole('dialog', { name: `Report ${album.title}` });
  await expect(report).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(report).toHaveCount(0);
  await expect(more).toBeFocused();
  await page.choose('Add to playlist');
  await expect(playlists.root).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(playlists.root).toHaveCount(0);
  await expect(more).toBeFocused();
}

test.describe('Dialogs of the kit', () => {
  test('are one copy for the shell and all remotes that their version satisfies', async ({ visit }) => {
    const shop = await visit({ as: lena });
    const copies = watchCopies(shop.page);
    await shop.album.open(album.id);
    await useBothDialogs(shop);
    expect(await copies()).toEqual([expect.stringMatching(/^\/kit-overlays\./)]);
  });

  test('of a remote that needs a newer version are its own, and those of the others go on beside them', async ({
    product: { releases },
    visit,
  }) => {
    const newer = await publishVariant(releases, 'catalog', '8.0.0-kit', { [`"^${version}"`]: '"^99.0.0"' });
    releases.release(newer);
    const shop = await visit({ as: lena });
    const copies = watchCopies(shop.page);
    await shop.album.open(album.id);
    await useBothDialogs(shop);
    expect(await copies()).toEqual([
      expect.stringMatching(/^\/kit-overlays\./),
      expect.stringMatching(/^\/releases\/catalog\/files\//),
    ]);
  });
});
