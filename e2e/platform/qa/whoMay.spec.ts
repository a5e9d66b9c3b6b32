import { signUp } from '../../support/people';
import { startProduct, type Product } from '../../support/startProduct';
import { enterShop, expect, test, type Visit } from '../../support/test';
import { publishVariant } from '../../support/variant';
import { QaTools } from '../../support/pages/qaTools';
import type { Shop } from '../../support/pages/shop';

const OTHER_WORDS = 'Fresh Off The Press';
const START_WITHIN_MS = 180_000;

async function startWith(qa: 'off' | 'testers'): Promise<Product> {
  const product = await startProduct({ demo: 'off', env: { FAIRTONE_QA: qa } });
  publishVariant(product.releases, 'catalog', '9.9.9-next', { 'Recent Releases': OTHER_WORDS });
  return product;
}

/** Asks in every way there is: storage, address and keys. Gives back what the page asked the server for. */
async function askInEveryWay(shop: Shop, qa: QaTools): Promise<string[]> {
  await shop.open('/');
  await qa.forge({ catalog: { kind: 'version', version: '9.9.9-next' } });
  const asked: string[] = [];
  shop.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = encodeURIComponent('{"catalog":{"kind":"version","version":"9.9.9-next"}}');
  await shop.open(`/?qa&qa-overrides=${link}`);
  await expect(shop.page.getByRole('heading', { name: /Recent Releases|Fresh Off The Press/ })).toBeVisible();
  await shop.page.keyboard.press('Alt+Shift+KeyQ');
  await shop.page.waitForLoadState('networkidle');
  return asked;
}

async function expectNothing(shop: Shop, qa: QaTools) {
  await expect(shop.page.getByRole('heading', { name: 'Recent Releases' })).toBeVisible();
  for (const part of [qa.panel, qa.badge, shop.page.getByRole('alertdialog')]) await expect(part).toHaveCount(0);
}

test.describe('where the tools are off, as in a production', () => {
  let product: Product;
  test.beforeAll(async () => {
    test.setTimeout(START_WITHIN_MS);
    product = await startWith('off');
  });
  test.afterAll(() => product.stop());

  test('nothing brings them, nothing of them is fetched, and no list of versions is served', async ({ browser }) => {
    const shop = await enterShop(browser, product);
    const qa = new QaTools(shop.page);
    const asked = await askInEveryWay(shop, qa);
    await expectNothing(shop, qa);
    expect(asked.filter((path) => path.includes('9.9.9-next'))).toEqual([]);
    expect((await shop.page.request.get('/releases/versions.json')).status()).toBe(404);
    await shop.page.context().close();
  });
});

test.describe('where testers may', () => {
  let product: Product;
  test.beforeAll(async () => {
    test.setTimeout(START_WITHIN_MS);
    product = await startWith('testers');
  });
  test.afterAll(() => product.stop());

  async function visitAs(visit: Visit, browser: Parameters<typeof enterShop>[0]) {
    const shop = await enterShop(browser, product, visit);
    return { shop, qa: new QaTools(shop.page), asked: await askInEveryWay(shop, new QaTools(shop.page)) };
  }

  test('a guest and a listener get nothing, whatever they write into their browser', async ({ browser }) => {
    const listener = await signUp(product, 'Lena Marsh', 'customer');
    for (const visit of [{}, { as: listener }]) {
      const { shop, qa, asked } = await visitAs(visit, browser);
      await expectNothing(shop, qa);
      expect(asked.filter((path) => path.includes('9.9.9-next'))).toEqual([]);
      await shop.page.context().close();
    }
  });

  test('a tester gets them, and loses them with the role', async ({ browser }) => {
    const tester = await signUp(product, 'Tom Hale', 'customer');
    await product.ask((sql) => sql`insert into user_roles (user_id, role) values (${tester.id}, 'tester')`);
    const shop = await enterShop(browser, product, { as: tester });
    const qa = new QaTools(shop.page);
    await shop.open('/');
    await qa.forge({ catalog: { kind: 'version', version: '9.9.9-next' } });
    await shop.open('/?qa');
    await expect(qa.panel).toBeVisible();
    await expect(shop.page.getByRole('heading', { name: OTHER_WORDS })).toBeVisible();
    await expect(qa.badge).toContainText('catalog: 9.9.9-next');

    await product.ask((sql) => sql`delete from user_roles where user_id = ${tester.id} and role = 'tester'`);
    await shop.open('/');
    await expectNothing(shop, qa);
    await shop.page.context().close();
  });
});
