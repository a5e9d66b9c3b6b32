import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseChannel } from '@fairtone/contracts';
import { ALBUM_IDS } from '@fairtone/harness/fixtures';
import { shellDigest } from '../../../delivery/release/demo/shellFiles';
import { removeShop } from '../../../delivery/qa/removeShop';
import { seedShop } from '../../../delivery/qa/seedShop';
import { releaseEventRecorder } from '../../support/eventRecorder';
import { AlbumPage } from '../../support/pages/albumPage';
import { copyReleases, type ReleaseFolder } from '../../support/releases';
import { startProduct, type Product } from '../../support/startProduct';
import { enterShop, expect, test } from '../../support/test';
import { describeHostContract } from '../contract/host.contract';
import { shellHost } from '../contract/shellHost';
import { openOutsideTeam, type OutsideTeam } from './outsideTeam';
import { signReleases } from './signedReleases';

const WITHIN_MS = 300_000;

test.describe('A remote outside the repository', () => {
  let team: OutsideTeam;
  let shop: Product;
  let releases: ReleaseFolder;
  let keys: string;
  let shellBefore: string;
  let environment: Record<string, string>;

  // The way of its README, in two parts: the shop starts with the key of the team.
  test.beforeAll(async () => {
    test.setTimeout(WITHIN_MS);
    shellBefore = shellDigest(process.cwd());
    [team, releases, keys] = [openOutsideTeam(), copyReleases(), mkdtempSync(join(tmpdir(), 'fairtone-keys-'))];
    releaseEventRecorder(releases);
    const [check, key, release] = team.blocks;
    const began = Date.now();
    const [install, ...checks] = check!.trim().split('\n');
    expect(install).toBe('npm install ../packages/*.tgz');
    team.install();
    await team.run(checks.join('\n'));
    await team.run(key!);
    const untilKey = Date.now() - began;

    const keyring = await signReleases(releases, keys, team.publicKeys());
    shop = await startProduct({ env: { FAIRTONE_RELEASES_DIR: releases.folder, FAIRTONE_RELEASE_KEYS: keyring } });
    await seedShop(shop, new Date());

    environment = { FAIRTONE_RELEASES_DIR: releases.folder, SHOP: shop.url };
    const released = Date.now();
    expect(await team.run(`${settingsOf(key!)}\n${release}`, environment)).toContain('is live');
    const seconds = ((untilKey + Date.now() - released) / 1000).toFixed(1);
    console.log(`From an empty folder to live: ${seconds} s`);
    const channel = readFileSync(join(releases.folder, 'setlist/live.json'), 'utf8');
    shop.releases.live.setlist = (JSON.parse(channel) as ReleaseChannel).promoted[0]!;
  });
  test.afterAll(async () => {
    if (shop) await removeShop(shop);
    await shop?.stop();
    releases?.remove();
    team?.remove();
    if (keys) rmSync(keys, { recursive: true });
  });

  test('is shown by the running product, follows its player, and left the shell as it was', async ({ browser }) => {
    const { page } = await enterShop(browser, shop);
    await page.goto('/setlist');
    await expect(page.getByRole('heading', { level: 1, name: 'Your set list' })).toBeVisible();
    await expect(page).toHaveTitle('Your set list · Fairtone');
    await expect(page.getByRole('heading', { name: 'Nothing is queued' })).toBeVisible();

    const album = new AlbumPage(page);
    await album.open(ALBUM_IDS.fixed);
    await album.playAll();
    await page.evaluate(() => {
      history.pushState(null, '', '/setlist');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(' by ');
    await page.context().close();
    expect(shellDigest(process.cwd())).toBe(shellBefore);
  });

  test('has a key for itself alone', async () => {
    const [, key] = team.blocks;
    const others = `${settingsOf(key!)}\nnpm run release -- publish catalog`;
    await expect(team.run(others, environment)).rejects.toThrow("This key is none of catalog's");
  });

  describeHostContract(test as never, 'setlist', () => shellHost('setlist', shop));
});

/** The settings that a block of commands exports. */
const settingsOf = (commands: string) =>
  commands
    .split('\n')
    .filter((line) => line.startsWith('export '))
    .join('\n');
