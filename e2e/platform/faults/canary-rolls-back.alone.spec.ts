import { userInfo } from 'node:os';
import { RELEASES_ELEMENT_ID, type ReleaseManifest } from '@fairtone/contracts';
import type { Page } from '@playwright/test';
import { promote, publish } from '../../../tools/release/commands';
import { copySources, type SourcesCopy } from '../../../tools/release/demo/sourcesCopy';
import { EVERYTHING } from '../../../tools/release/keys/rights';
import { folderStore } from '../../../tools/release/stores/folderStore';
import { startProduct, type Product } from '../../support/startProduct';
import { enterShop, expect, test as base } from '../../support/test';
import { MissingPart } from '../../support/pages/missingPart';
import { threat } from './rest';

const BUILD_AND_VISITS_MS = 300_000;
const MOST_VISITS = 40;
const HOME = 'apps/catalog/src/screens/home/HomeScreen.tsx';

let sources: SourcesCopy;

const test = base.extend<object, { watched: Product }>({
  watched: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const product = await startProduct({
        env: { FAIRTONE_CANARY_WATCH: '0.5', FAIRTONE_CANARY_LIMITS: 'pages=4' },
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: BUILD_AND_VISITS_MS },
  ],
});

/** The version of the catalog that this page was delivered with. */
async function givenVersion(page: Page): Promise<string> {
  const manifest = JSON.parse((await page.locator(`#${RELEASES_ELEMENT_ID}`).textContent())!) as ReleaseManifest;
  return manifest.remotes.catalog!.live.version;
}

/** How many events of the catalog pages have told so far. */
const told = (product: Product) =>
  product.ask(async (sql) => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from telemetry_events where remote = 'catalog'`;
    return row!.count;
  });

test.beforeAll(() => {
  sources = copySources(process.cwd());
});
test.afterAll(() => sources.remove());

test(
  'a canary that breaks in the browsers of its visitors is taken back, and nobody had to look',
  threat(40),
  async ({ browser, watched }) => {
    test.setTimeout(BUILD_AND_VISITS_MS);
    const store = folderStore(watched.releases.folder);
    const catalog = () => store.readChannel('catalog');
    const [live] = (await catalog()).promoted;

    // It builds, it verifies, and it throws as soon as somebody looks at the front page.
    sources.edit(HOME, (text) =>
      text.replace(
        /(function Component\(\) \{\n)/,
        "$1  if (String(document.title)) throw new Error('The wall fell down');\n",
      ),
    );
    await sources.build('catalog');
    const by = userInfo().username;
    const desk = {
      root: sources.root,
      store,
      rights: EVERYTHING,
      sharedPackages: ['react', 'react-dom', '@emotion/react'],
      by,
      say: () => undefined,
    };
    const version = await publish(desk, 'catalog');
    await promote(desk, 'catalog', version, { percent: 50, shell: watched.url });

    const seen = new Set<string>();
    const visit = async () => {
      const guest = await enterShop(browser, watched);
      await guest.open('/');
      const wall = guest.page.getByRole('heading', { name: 'Recent Releases' });
      const missing = new MissingPart(guest.page, 'The catalog').root;
      await expect(wall.or(missing)).toBeVisible();
      seen.add(await givenVersion(guest.page));
      await expect(guest.header.root).toBeVisible();
      // Pages tell when they are left; a browser that is torn down at once may take the word with it.
      const before = await told(watched);
      await guest.page.goto('about:blank');
      await expect.poll(() => told(watched)).toBeGreaterThan(before);
      await guest.page.context().close();
    };
    for (let visits = 0; visits < MOST_VISITS && (await catalog()).canary; visits += 1) await visit();
    await expect.poll(async () => (await catalog()).canary).toBeUndefined();

    expect(seen).toEqual(new Set([live!.version, version]));
    expect((await catalog()).promoted[0]).toEqual(live);
    const [, , last] = await store.readLog('catalog');
    expect(last).toMatchObject({ by: 'release host', action: 'rollback', version });
    expect(last!.reason).toMatch(/^\d+ of \d+ pages failed .* the limit is 5 %/);

    const next = await enterShop(browser, watched);
    await next.open('/');
    await expect(next.page.getByRole('heading', { name: 'Recent Releases' })).toBeVisible();
    await next.page.context().close();
  },
);
