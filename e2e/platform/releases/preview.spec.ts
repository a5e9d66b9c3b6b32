import { folderStore, newPreview } from '@fairtone/releases';
import type { ReleaseManifest } from '@fairtone/contracts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Shop } from '../../support/pages/shop';
import { publishVariant } from '../../support/releaseVariant';
import { expect, test } from '../../support/test';

const VERSION = '9.9.9-preview';
const OTHER_WORDS = 'Seen By One Browser';

const section = (shop: Shop, name: string) => shop.page.getByRole('heading', { name });

test.describe('The link of a preview', () => {
  test.afterAll(({ product: { releases } }) => {
    for (const name of [VERSION, 'previews'])
      rmSync(join(releases.folder, 'catalog', name), { recursive: true, force: true });
  });

  test('shows the build to the browser that opened it, says so, and ends by its way out', async ({
    product,
    visit,
  }) => {
    const release = await publishVariant(product.releases, 'catalog', VERSION, { 'Recent Releases': OTHER_WORDS });
    const made = newPreview(release, new Date());
    await folderStore(product.releases.folder).addPreview('catalog', made);

    const reviewer = await visit();
    const { page } = reviewer;
    await page.goto(`/preview/catalog/${made.id}`);
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(section(reviewer, OTHER_WORDS)).toBeVisible();
    const notice = page.getByRole('complementary', { name: 'Preview' });
    await expect(notice).toContainText(`You see a preview of catalog ${VERSION}, until`);
    const mine = (await (await page.request.get('/releases.json')).json()) as ReleaseManifest;
    expect(mine.remotes.catalog).toMatchObject({ live: { version: VERSION }, previewUntil: made.until });

    const other = await visit();
    await other.open('/');
    await expect(section(other, 'Recent Releases')).toBeVisible();
    await expect(other.page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await notice.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(section(reviewer, 'Recent Releases')).toBeVisible();
    await expect(notice).toHaveCount(0);
  });
});
