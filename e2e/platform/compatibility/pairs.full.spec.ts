import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfiesContract } from '@fairtone/contracts';
import { publishAlbum, type Album } from '../../support/albums';
import { signUp, type Person } from '../../support/people';
import { startProduct, type Product, type ProductOptions } from '../../support/startProduct';
import { enterShop, expect, test } from '../../support/test';
import { replaceNewerRemotes } from './replaceNewerRemotes';
import { watchPage } from './pageProblems';

const START_WITHIN_MS = 180_000;
/** The `dist` folder of the live release: `apps/shell` and `releases`. `npm run test:compatibility` makes one. */
const live = process.env.FAIRTONE_LIVE_BUILD ?? '';

/** Shell and remotes are updated one by one, and the database is always newer than both. */
const PAIRS: [name: string, options: ProductOptions, shell: string][] = [
  ['the live shell with candidate remotes', { env: { FAIRTONE_SHELL_DIR: join(live, 'apps/shell') } }, live],
  ['the candidate shell with live remotes', { releasesFrom: join(live, 'releases') }, 'dist'],
];

const contractOf = (shell: string) =>
  (JSON.parse(readFileSync(join(shell, 'apps/shell/shell.json'), 'utf8')) as { contract: string }).contract;

for (const [name, options, shell] of PAIRS) {
  test.describe(`${name}, on the candidate's database`, () => {
    test.skip(!live, 'no earlier release to compare with (npm run test:compatibility)');
    let product: Product;
    let nadia: Person;
    let album: Album;
    let heldBack: string[];
    test.beforeAll(async () => {
      test.setTimeout(START_WITHIN_MS);
      product = await startProduct(options);
      // Such a remote is promoted after the shell that it needs; the release tool refuses to do it earlier.
      heldBack = replaceNewerRemotes(product.releases, contractOf(shell), join(live, 'releases'));
      nadia = await signUp(product, 'Nadia Voss', 'artist');
      // The queue of reports and the console refuse everybody else.
      await product.ask(
        (sql) => sql`insert into user_roles (user_id, role) values (${nadia.id}, 'moderator'), (${nadia.id}, 'staff')`,
      );
      album = await publishAlbum(product, nadia, { title: 'Between Houses', price: 800 });
    });
    test.afterAll(() => product?.stop());

    test('the shell takes every remote', () => {
      for (const name of heldBack) test.info().annotations.push({ type: 'waits for its shell', description: name });
      const contract = contractOf(shell);
      const refused = Object.values(product.releases.live).filter(
        (build) => !satisfiesContract(contract, build.contract),
      );
      expect(refused.map((build) => `${build.name} ${build.version} needs ${build.contract}, not ${contract}`)).toEqual(
        [],
      );
    });

    test('listening, buying and every screen work, and every part is of its own version', async ({ browser }) => {
      const guest = await enterShop(browser, product);
      const watch = watchPage(guest.page);
      await guest.open('/');
      await guest.albumCard('Between Houses').play();
      await guest.player.reaches(1);
      await guest.album.open(album.id);
      await guest.album.buy();
      await expect(guest.cart.line('Between Houses')).toContainText('$8.00');
      await guest.cart.proceed();
      await expect(guest.page).toHaveURL(/\/checkout/);
      await guest.page.context().close();

      const artist = await enterShop(browser, product, { as: nadia });
      const screens = watchPage(artist.page);
      const routes = Object.values(product.releases.live).flatMap((build) => build.routes);
      for (const route of routes.filter((path) => !path.includes(':'))) {
        await artist.open(route);
        await expect(artist.page.locator('main'), route).toBeVisible();
        await expect(artist.page.getByRole('status', { name: /loading/i }), route).toHaveCount(0);
        await expect(artist.page.locator('[data-remote-failed]'), route).toHaveCount(0);
      }
      await artist.page.context().close();

      expect([...watch.problems, ...screens.problems]).toEqual([]);
      const released = Object.values(product.releases.live).map(
        ({ name, version, entry }) => new URL(entry, `${product.url}/releases/${name}/${version}/`).pathname,
      );
      expect([...new Set([...watch.entries, ...screens.entries])].sort()).toEqual(released.sort());
    });
  });
}
