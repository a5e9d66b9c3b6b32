import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { publishByHand } from '../../support/handMadeRemote';
import { expect, test } from '../../support/test';
import { failurePanel, faultyRemote, threat } from './faultyRemote';

const NAME = `mapped-${randomUUID().slice(0, 8)}`;
const SOURCE = 'apps/catalog/src/screens/Wall.tsx';
test.afterAll(({ product: { releases } }) => releases.forget(NAME));

test.describe('Error of a remote in a browser', () => {
  test(
    'is listed by the release tool with its line in the sources, its owner and its kind of page',
    threat(40),
    async ({ product, visit }) => {
      // All visitors of these tests have one address, which may report thirty causes a day.
      await product.ask((sql) => sql`delete from private.attempts where rule like 'cause%'`);
      const { releases } = product;
      const screen = `function Wall() {\n  const bricks = null;\n  return h('p', null, bricks.length);\n}`;
      const remote = faultyRemote(NAME, '1.0.0', { routes: { [`/${NAME}/:who`]: screen }, sourceFile: SOURCE });
      releases.release(publishByHand(releases, remote));
      const guest = await visit();
      await guest.open(`/${NAME}/ada-lovelace`);
      await expect(failurePanel(guest, `The ${NAME}`).root).toBeVisible();
      const reported = () =>
        product.ask((sql) => sql`select cause from error_causes where remote = ${NAME} and cardinality(stack) > 0`);
      await expect.poll(async () => (await reported()).length).toBeGreaterThan(0);

      const env = { ...process.env, FAIRTONE_DATA_DIR: product.dataDir, FAIRTONE_RELEASES_DIR: releases.folder };
      const command = ['tools/run.mjs', 'delivery/release/main.ts', 'errors', NAME];
      const { stdout } = await promisify(execFile)(process.execPath, command, { env });
      expect(stdout).toMatch(/1 devices.*, 1 pages: .*null/);
      expect(stdout).toMatch(new RegExp(`${SOURCE}:\\d+  @fairtone/catalog`));
      expect(stdout).toContain(`on /${NAME}/:who`);
      expect(stdout).not.toContain('lovelace');
    },
  );
});
