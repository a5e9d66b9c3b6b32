// npm run release -- <command>: what each team does to bring its remote out.
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HEALTH_LIMITS } from '@fairtone/domain';
import { REMOTES, root } from '../../libs/federation/webpack/paths.mjs';
import { SHARED_PACKAGES } from '../../libs/federation/webpack/shared.mjs';
import { list, promote, publish, rollback } from './commands.ts';
import { folderStore } from './folderStore.ts';
import { findBackend, healthReader } from './health/readHealth.ts';
import { showHealth } from './health/watch.ts';
import { readLiveContract, verify } from './verify/verify.ts';
import type { Workplace } from './workplace.ts';

const HELP = `npm run release -- <command>
  publish <remote …>                     put a build into the store; nobody sees it yet
  promote <remote> <version>             make it live   [--percent 10: for a share of the devices]
  rollback <remote>                      end its canary, or go back to what was live before   [--reason "…"]
  list [<remote>]                        versions, what is live, who did what
  verify <remote> <version>              what speaks against making it live
  ship <remote>                          publish its build and promote it   [--percent 10]
  health <remote>                        how its canary (or live version) does beside the version before
         [--watch] [--every 60]          again and again, until it is broken
         [--auto-rollback]               and then take it back; broken is:
         [--errors 5]                    more than this share of pages fails, in percent,
         [--more-than 2]                 and more than so many times the share of the version before,
         [--pages 10]                    of at least this many pages
  live                                   ship every build (what npm start does)
Settings: FAIRTONE_RELEASES_DIR (the store), FAIRTONE_RELEASES_URL (where it is served), --shell <url> (the live site).`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    percent: { type: 'string', default: '100' },
    reason: { type: 'string' },
    shell: { type: 'string' },
    by: { type: 'string' },
    watch: { type: 'boolean', default: false },
    every: { type: 'string', default: '60' },
    'auto-rollback': { type: 'boolean', default: false },
    errors: { type: 'string', default: String(HEALTH_LIMITS.errors) },
    'more-than': { type: 'string', default: String(HEALTH_LIMITS.moreThan) },
    pages: { type: 'string', default: String(HEALTH_LIMITS.pages) },
  },
});
const [command, remote, version] = positionals;
const store = folderStore(
  process.env.FAIRTONE_RELEASES_DIR ? resolve(process.env.FAIRTONE_RELEASES_DIR) : resolve(root, 'dist/releases'),
  process.env.FAIRTONE_RELEASES_URL,
);
const workplace: Workplace = {
  root,
  store,
  sharedPackages: SHARED_PACKAGES,
  by: values.by ?? process.env.FAIRTONE_RELEASED_BY ?? userInfo().username,
  say: (line) => console.log(line),
};

await run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const shell = values.shell ?? null;
  if (command === 'publish' && remote) {
    for (const name of positionals.slice(1)) await publish(workplace, name);
  } else if (command === 'promote' && remote && version) {
    await promote(workplace, remote, version, { percent: Number(values.percent), shell });
  } else if (command === 'rollback' && remote) {
    await rollback(workplace, remote, values.reason ? { reason: values.reason } : {});
  } else if (command === 'list') {
    await list(workplace, remote);
  } else if (command === 'verify' && remote && version) {
    const faults = await verify(workplace, remote, version, await readLiveContract(root, shell));
    for (const fault of faults) console.log(`- ${remote} ${version} ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
    else console.log(`Nothing speaks against ${remote} ${version}.`);
  } else if (command === 'ship' && remote) {
    const version = await publish(workplace, remote);
    await promote(workplace, remote, version, { percent: Number(values.percent), shell });
  } else if (command === 'health' && remote) {
    await health(remote);
  } else if (command === 'live') {
    const quiet = { ...workplace, say: () => undefined };
    for (const name of REMOTES) await promote(quiet, name, await publish(quiet, name), { shell });
  } else {
    console.error(HELP);
    process.exitCode = command ? 2 : 0;
  }
}

async function health(remote: string): Promise<void> {
  const limits = {
    errors: Number(values.errors),
    moreThan: Number(values['more-than']),
    pages: Number(values.pages),
  };
  const { verdict } = await showHealth(
    workplace,
    healthReader(findBackend(root, process.env)),
    remote,
    { limits, isAutomatic: values['auto-rollback'] },
    values.watch ? () => sleep(Number(values.every) * 1000) : null,
  );
  if (verdict.state === 'broken') process.exitCode = 1;
}
