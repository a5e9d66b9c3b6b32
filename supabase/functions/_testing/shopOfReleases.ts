import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConsoleRemoteDetails } from '@fairtone/contracts/releaseConsole';
import { folderStore, releaseAct, type ReleaseStore } from '@fairtone/releases';
import { buildFiles, writeFiles } from '../../../delivery/release/testing/builds';
import { startBackend, type RunningBackend } from '../../../servers/testing/startBackend';
import { server } from '../../tests/support/backend';
import { done } from '../../tests/support/outcomes';
import { listener, type Person } from '../../tests/support/people';
import { call, useBackend } from './calls';

export const DAY_MS = 24 * 60 * 60 * 1000;
const BUDGET = { entry: 1000, total: 2000 };

/** Of the tests of one file. Each test begins with an empty store. */
export let shop: RunningBackend;
export let store: ReleaseStore;
/** Contains the folder `store`. */
export let folder: string;
/** Has the role `staff`. */
let sten: Person;

/** Starts a shop with a release store of its own, and with a shell that has contract 1.4.0 and budgets. */
export function startShopOfReleases(): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fairtone-console-'));
    store = folderStore(join(folder, 'store'));
    const shell = { contract: '1.4.0', routes: [], sharedPackages: ['react'], budgets: { default: BUDGET } };
    writeFiles({ 'shell/index.html': '<html></html>', 'shell/shell.json': JSON.stringify(shell) }, folder);
    shop = await startBackend({
      env: { FAIRTONE_RELEASES_DIR: join(folder, 'store'), FAIRTONE_SHELL_DIR: join(folder, 'shell') },
    });
    useBackend(shop);
    sten = await listener('Sten Vale');
    await done(server().rpc('grant_role', { user_id: sten.id, role: 'staff' }));
  });
  afterAll(async () => {
    await shop.stop();
    rmSync(folder, { recursive: true });
  });
  beforeEach(() => rmSync(join(folder, 'store'), { recursive: true, force: true }));
}

/** Publishes a version of the catalog as the release tool does. */
export async function publish(version: string, changes: Parameters<typeof buildFiles>[1] = {}, at = new Date()) {
  await store.put('catalog', version, writeFiles(buildFiles(version, changes), join(folder, 'builds', version)));
  await store.log('catalog', { ...releaseAct('ada', 'publish', version), at: at.toISOString() });
}

export const inspect = (input: object, who: Person | null = sten) => call('inspect-releases', input, who);

/** Changes the catalog. */
export const change = (input: object, who: Person | null = sten) =>
  call('change-releases', { remote: 'catalog', ...input }, who);

/** @param live the version that the person sees as live */
export const promote = (version: string, percent: number, live: string | null, more: object = {}) =>
  change({ act: 'promote', version, percent, seen: { live, canary: null }, ...more });

export const details = async () =>
  (await inspect({ view: 'remote', remote: 'catalog' })).body as unknown as ConsoleRemoteDetails;
