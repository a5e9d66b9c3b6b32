import { sampleOf } from '@fairtone/harness/fixtures';
import { removeShop } from '../../../delivery/qa/removeShop';
import { seedShop } from '../../../delivery/qa/seedShop';
import { releaseEventRecorder } from '../../support/eventRecorder';
import type { Product } from '../../support/startProduct';
import { expect, test } from '../../support/test';
import { describeHostContract } from './host.contract';
import { REMOTES } from './remotes';
import { shellHost } from './shellHost';

let shop: Product;
test.beforeAll(async ({ product }) => {
  shop = product;
  releaseEventRecorder(product.releases);
  await seedShop(product, new Date());
});
test.afterAll(async () => {
  shop.releases.forget('eavesdropper');
  await removeShop(shop);
});

for (const remote of REMOTES) {
  test.describe(`${remote} in the shell`, () => {
    describeHostContract(test as never, remote, () => shellHost(remote, shop));

    test('each screen is answered at its address', async () => {
      for (const route of shop.releases.live[remote]!.routes) {
        const answer = await fetch(shop.url + sampleOf(route), { headers: { Accept: 'text/html' } });
        expect(answer.status, route).toBe(200);
      }
    });
  });
}
