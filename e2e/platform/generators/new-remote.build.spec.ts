import AxeBuilder from '@axe-core/playwright';
import { shellDigest } from '../../../delivery/release/demo/shellFiles';
import { openSources, type Sources } from '../../support/sources';
import { expect, test } from '../../support/test';

const BUILD_WITHIN_MS = 300_000;
const TITLES = {
  title: 'Night radio',
  pl: 'Nocne radio',
  de: 'Nachtradio',
  fr: 'Radio de nuit',
  tr: 'Gece radyosu',
};

test.describe('A generated remote', () => {
  let sources: Sources;
  test.beforeAll(async () => {
    test.setTimeout(BUILD_WITHIN_MS);
    sources = openSources();
    const titles = Object.entries(TITLES).flatMap(([option, text]) => [`--${option}`, text]);
    const generate = (...words: string[]) => sources.run('tools/run.mjs', ['delivery/generators/main.ts', ...words]);
    await generate('remote', 'radio', ...titles);
    await generate('screen', 'radio', 'TopCharts', '/radio/charts/:genreId', '--title', 'Night charts');
  });
  test.afterAll(({ product }) => {
    sources.remove();
    product.releases.forget('radio');
  });

  test('is built, released and shown in the running shell, in the language of the visitor; the shell stays as it is', async ({
    product,
    visit,
  }) => {
    test.setTimeout(BUILD_WITHIN_MS);
    const [before, guest] = [shellDigest(process.cwd()), await visit()];
    await guest.open('/radio');
    await expect(guest.page.locator('main h1')).toBeVisible();
    await expect(guest.page.getByRole('heading', { name: TITLES.title })).toHaveCount(0);
    await guest.header.goHome();

    await sources.run('delivery/webpack/buildApp.mjs', ['radio']);
    const ship = ['delivery/release/main.ts', 'ship', 'radio', '--shell', product.url];
    const env = { FAIRTONE_RELEASES_DIR: product.releases.folder };
    expect(await sources.run('tools/run.mjs', ship, env)).toContain('is live');

    // The page was opened before this remote existed, and is not reloaded.
    await guest.page.evaluate(() => {
      history.pushState(null, '', '/radio');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(guest.page.getByRole('heading', { level: 1, name: TITLES.title })).toBeVisible();
    await expect(guest.page).toHaveTitle('Night radio · Fairtone');
    await expect(guest.page.getByText('Come back soon.')).toBeVisible();
    expect((await new AxeBuilder({ page: guest.page }).include('main').analyze()).violations).toEqual([]);

    await guest.open('/radio/charts/jazz');
    await expect(guest.page.getByRole('heading', { level: 1, name: 'Night charts' })).toBeVisible();

    const polish = await visit({ locale: 'pl-PL' });
    await polish.open('/radio');
    await expect(polish.page.getByRole('heading', { level: 1, name: TITLES.pl })).toBeVisible();
    await expect(polish.page.getByText('Zajrzyj tu niedługo.')).toBeVisible();
    expect(shellDigest(process.cwd())).toBe(before);
  });
});
