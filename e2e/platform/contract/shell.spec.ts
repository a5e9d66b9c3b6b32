import { REMOTES } from './remotes';
import { removeShop } from '../../../tools/scenes/removeShop';
import { seedShop } from '../../../tools/scenes/seedShop';
import { releaseEavesdropper } from '../../support/eavesdropper';
import { test } from '../../support/test';
import type { Product } from '../../support/startProduct';
import { describeHostContract } from './host.contract';
import { shellHost } from './shellHost';

let shop: Product;
test.beforeAll(async ({ product }) => {
  shop = product;
  releaseEavesdropper(product.releases);
  await seedShop(product, new Date());
});
test.afterAll(async () => {
  shop.releases.forget('eavesdropper');
  await removeShop(shop);
});

for (const remote of REMOTES) {
  test.describe(`${remote} in the shell`, () =>
    describeHostContract(test as never, remote, () => shellHost(remote, shop)));
}
