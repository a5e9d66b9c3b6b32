import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { copySources, type Sources } from '../../support/sources';
import { expect, test } from '../../support/test';

const BUILD_WITHIN_MS = 300_000;

let sources: Sources;
test.beforeAll(() => {
  sources = copySources();
});
test.afterAll(({ product }) => {
  sources.remove();
  product.releases.forget('radio');
});

/** A digest of every file that the shell ships. */
function shellFiles(): string {
  const folder = join(process.cwd(), 'dist/apps/shell');
  const digest = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of entries.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
    digest.update(file).update(readFileSync(file));
  }
  return digest.digest('hex');
}

test('a generated remote is built, released and shown in the running shell, which stays as it is', async ({
  product,
  visit,
}) => {
  test.setTimeout(BUILD_WITHIN_MS);
  const [before, guest] = [shellFiles(), await visit()];
  await guest.open('/radio');
  await expect(guest.page.locator('main h1')).toBeVisible();
  await expect(guest.page.getByRole('heading', { name: 'Night radio' })).toHaveCount(0);
  await guest.header.goHome();

  const generate = (...words: string[]) => sources.run('tools/run.mjs', ['tools/generators/main.ts', ...words]);
  const titles = [
    '--title',
    'Night radio',
    '--pl',
    'Nocne radio',
    '--de',
    'Nachtradio',
    '--fr',
    'Radio de nuit',
    '--tr',
    'Gece radyosu',
  ];
  generate('remote', 'radio', ...titles);
  generate('screen', 'radio', 'TopCharts', '/radio/charts/:genreId', '--title', 'Night charts');
  sources.run('libs/federation/webpack/buildApp.mjs', ['radio']);
  const released = sources.run('tools/run.mjs', ['tools/release/main.ts', 'ship', 'radio', '--shell', product.url], {
    FAIRTONE_RELEASES_DIR: product.releases.folder,
  });
  expect(released).toContain('is live');

  // The page has been open since before there was such a remote, and is not loaded again.
  await guest.page.evaluate(() => {
    history.pushState(null, '', '/radio');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Night radio' })).toBeVisible();
  await expect(guest.page).toHaveTitle('Night radio · Fairtone');
  await expect(guest.page.getByText('Come back soon.')).toBeVisible();
  expect((await new AxeBuilder({ page: guest.page }).include('main').analyze()).violations).toEqual([]);

  await guest.open('/radio/charts/jazz');
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Night charts' })).toBeVisible();
  expect(shellFiles()).toBe(before);
});

test('what is generated passes what every commit must pass', () => {
  test.setTimeout(BUILD_WITHIN_MS);
  const radio = 'apps/radio';
  sources.run('tools/nx/types.mjs', [radio]);
  sources.run('node_modules/jest/bin/jest.js', [`${radio}/`]);
  sources.run('node_modules/prettier/bin/prettier.cjs', ['--check', radio]);
  sources.run('tools/lint/projectGraph.mjs', [], { NX_DAEMON: 'false' });
  sources.run('node_modules/eslint/bin/eslint.js', [radio, '--max-warnings=0']);
});

test('its texts come in the language of the visitor', async ({ visit }) => {
  const guest = await visit({ locale: 'pl-PL' });
  await guest.open('/radio');
  await expect(guest.page.getByRole('heading', { level: 1, name: 'Nocne radio' })).toBeVisible();
  await expect(guest.page.getByText('Zajrzyj tu niedługo.')).toBeVisible();
});
