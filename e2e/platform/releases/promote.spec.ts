import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInCanary } from '@fairtone/domain';
import { EVERYTHING, folderStore, rollback } from '@fairtone/releases';
import { promote, publish } from '../../../delivery/release/commands';
import { shellDigest } from '../../../delivery/release/demo/shellFiles';
import type { ToolContext } from '../../../delivery/release/toolContext';
import { buildVariant } from '../../support/releaseVariant';
import type { ReleaseFolder } from '../../support/releases';
import { expect, test } from '../../support/test';

const VERSION = `7.0.0-${randomUUID().slice(0, 8)}`;
const [BEFORE, AFTER] = ['Recent Releases', 'Fresh From The Press'];
const SHARES = Array.from({ length: 10_000 }, (_, share) => share);
const PLENTY = { entry: 10_000_000, total: 10_000_000 };

/** A folder in which a team has built the catalog with other texts on its front page, and from which it releases it. */
function workplace(releases: ReleaseFolder): ToolContext {
  const root = mkdtempSync(join(tmpdir(), 'fairtone-team-'));
  buildVariant(releases, 'catalog', VERSION, join(root, 'dist/apps/catalog'), { [BEFORE]: AFTER });
  mkdirSync(join(root, 'delivery/release'), { recursive: true });
  writeFileSync(join(root, 'delivery/release/budgets.json'), JSON.stringify({ default: PLENTY }));
  const store = folderStore(releases.folder);
  return { root, store, rights: EVERYTHING, sharedPackages: ['react'], by: 'ada', say: () => undefined };
}

let context: ToolContext;
test.beforeAll(({ product: { releases } }) => {
  context = workplace(releases);
});
test.afterAll(({ product: { releases } }) => {
  releases.release(releases.live.catalog!);
  rmSync(context.root, { recursive: true });
});

test.describe('A team that releases its app', () => {
  test('shows other words to half of the devices, to all, and takes them back; the shell stays as it is', async ({
    product,
    visit,
  }) => {
    const shell = shellDigest(process.cwd());
    const device = async (hasCanary: boolean) => {
      const release = { name: 'catalog', version: VERSION };
      const share = SHARES.find((one) => isInCanary(one, release, 50) === hasCanary)!;
      const guest = await visit();
      await guest.page.context().addCookies([{ name: 'fairtone_share', value: String(share), url: product.url }]);
      return guest;
    };
    const [inside, outside] = [await device(true), await device(false)];
    const bothRead = async (insideReads: string, outsideReads: string) => {
      for (const [guest, words] of [[inside, insideReads] as const, [outside, outsideReads] as const]) {
        await guest.open('/');
        await expect(guest.page.getByRole('heading', { name: words })).toBeVisible();
      }
    };

    await publish(context, 'catalog');
    await promote(context, 'catalog', VERSION, { percent: 50, shell: product.url });
    await bothRead(AFTER, BEFORE);
    await promote(context, 'catalog', VERSION, { shell: product.url });
    await bothRead(AFTER, AFTER);
    await rollback(context, 'catalog', { reason: 'the words were wrong' });
    await bothRead(BEFORE, BEFORE);

    const acts = (await context.store.readLog('catalog')).filter(({ version }) => version === VERSION);
    expect(acts.map(({ action, percent }) => [action, percent])).toEqual([
      ['publish', undefined],
      ['promote', 50],
      ['promote', 100],
      ['rollback', undefined],
    ]);
    expect(shellDigest(process.cwd())).toBe(shell);
  });
});
