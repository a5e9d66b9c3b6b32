import { removeShop } from '../../../delivery/qa/removeShop';
import { seedShop } from '../../../delivery/qa/seedShop';
import { test } from '../../support/test';
import { describeHostContract } from './host.contract';
import { harnessHost } from './harnessHost';
import { REMOTES } from './remotes';
import { serveStandalone, type StandalonePage } from './serveStandalone';

test.beforeAll(async ({ product }) => void (await seedShop(product, new Date())));
test.afterAll(({ product }) => removeShop(product));

for (const remote of REMOTES) {
  test.describe(`${remote} in its harness`, () => {
    let server: StandalonePage;
    test.beforeAll(async ({ product }) => void (server = await serveStandalone(remote, product.url)));
    test.afterAll(() => server.stop());
    describeHostContract(test as never, remote, () => harnessHost(server.url));
  });
}
