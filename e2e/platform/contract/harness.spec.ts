import { test } from '@playwright/test';
import { REMOTES } from './remotes';
import { describeHostContract } from './host.contract';
import { harnessHost } from './harnessHost';
import { serveStandalone } from './serveStandalone';

for (const remote of REMOTES) {
  test.describe(`${remote} in its harness`, () => {
    let server: Awaited<ReturnType<typeof serveStandalone>>;
    test.beforeAll(async () => void (server = await serveStandalone(remote)));
    test.afterAll(() => server.stop());
    describeHostContract(test, remote, () => harnessHost(server.url));
  });
}
