import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { publishVariant } from '../../support/releaseVariant';
import { expect, test } from '../../support/test';

const [BEFORE, AFTER] = ['Recent Releases', 'Fresh For Those Who Return'];
const MOST_BYTES = 15_000;

/** Names of the catalog's scripts that the page used, and which of them the browser fetched from the network. */
const scriptsOfCatalog = (page: Page) =>
  page.evaluate(() => {
    const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
      new URL(name).pathname.startsWith('/releases/catalog/'),
    );
    const names = (entries: PerformanceResourceTiming[]) =>
      [...new Set(entries.map(({ name }) => new URL(name).pathname.split('/').pop()!))]
        .filter((name) => name.endsWith('.js'))
        .sort();
    return { used: names(files), fetched: names(files.filter(({ transferSize }) => transferSize > 0)) };
  });

test.describe('A visitor who returns after a text of the catalog was changed', () => {
  test.afterEach(({ product: { releases } }) => releases.release(releases.live.catalog!));

  test('fetches the entry and the texts again, and no other script', async ({ product: { releases }, visit }) => {
    const live = releases.live.catalog!;
    const next = await publishVariant(releases, 'catalog', '8.0.0-words', { [BEFORE]: AFTER });
    const fresh = Object.keys(next.integrity).filter((file) => !live.integrity[file]);
    expect(fresh).toHaveLength(2);

    const guest = await visit();
    await guest.open('/');
    await expect(guest.page.getByRole('heading', { name: BEFORE })).toBeVisible();
    await expect.poll(async () => (await scriptsOfCatalog(guest.page)).fetched.length).toBeGreaterThan(4);
    const before = await scriptsOfCatalog(guest.page);

    releases.release(next, live);
    await guest.open('/');
    await expect(guest.page.getByRole('heading', { name: AFTER })).toBeVisible();
    await expect.poll(async () => (await scriptsOfCatalog(guest.page)).used.length).toBeGreaterThan(4);
    const { fetched } = await scriptsOfCatalog(guest.page);
    const names = fresh.map((file) => basename(file));
    expect(fetched).toEqual(expect.arrayContaining(names));
    // While it is idle, the page may fetch a screen in advance that the first visit did not.
    expect(fetched.filter((file) => before.used.includes(file))).toEqual([]);
    const bytes = names.map((file) => statSync(join(releases.folder, 'catalog/files', `${file}.br`)).size);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(MOST_BYTES);
  });
});
