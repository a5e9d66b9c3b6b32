import { test as base, type Browser, type BrowserContextOptions } from '@playwright/test';
import { Shop } from './pages/shop';
import { rememberedSession, type Person } from './people';
import { waitForAppOnEveryVisit } from './waitForApp';
import { startProduct, type Product, type ProductOptions } from './startProduct';

export interface Visit extends BrowserContextOptions {
  /** The person who has signed in on this browser; a guest when omitted. */
  as?: Person;
}

interface TestFixtures {
  /** Opens a separate browser for one person. */
  visit: (options?: Visit) => Promise<Shop>;
}

interface WorkerFixtures {
  /** Options for files whose product is configured differently, set by `test.use`. */
  productOptions: ProductOptions;
  /** The product that all tests of this worker visit. */
  product: Product;
}

const START_WITHIN_MS = 180_000;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  productOptions: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ productOptions }, use) => {
      const product = await startProduct(productOptions);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: START_WITHIN_MS },
  ],
  visit: async ({ browser, product }, use) => {
    const visits: Shop[] = [];
    await use(async (options = {}) => {
      const shop = await enterShop(browser, product, options);
      visits.push(shop);
      return shop;
    });
    for (const { page } of visits) await page.context().close();
  },
});

/** Opens a browser window for the product, with no page loaded yet. */
export async function enterShop(
  browser: Browser,
  product: Pick<Product, 'url'>,
  { as, ...options }: Visit = {},
): Promise<Shop> {
  const context = await browser.newContext({
    baseURL: product.url,
    ...(as && { storageState: rememberedSession(product, as) }),
    ...options,
  });
  waitForAppOnEveryVisit(context);
  return new Shop(await context.newPage());
}

export { expect } from '@playwright/test';
