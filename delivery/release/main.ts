// npm run release -- <command>: publishes, promotes and rolls back a remote.
import { HEALTH_LIMITS } from '@fairtone/domain';
import {
  ERROR_ALERT_LIMITS,
  errorBackend,
  EVERYTHING,
  healthReader,
  readAlertAddresses,
  readErrorAlertLimits,
  readKeyring,
  rightsOf,
  rollback,
} from '@fairtone/releases';
import { openStore } from '@fairtone/releases/buckets';
import { readFileSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { REMOTES, root } from '../webpack/paths.mjs';
import { SHARED_PACKAGES } from '../webpack/shared.mjs';
import { collectGarbage } from './collectGarbage.ts';
import { list, promote, publish } from './commands.ts';
import { diff } from './diff.ts';
import { showErrors, showVitals } from './errors.ts';
import { findBackend } from './health/findBackend.ts';
import { showHealth } from './health/watch.ts';
import { HELP } from './help.ts';
import { addKey } from './keys/keyFiles.ts';
import { endPreview, preview } from './preview.ts';
import { readLiveContract, verify, verifyReady } from './verify/verify.ts';
import type { ToolContext } from './toolContext.ts';

const { env } = process;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    percent: { type: 'string', default: '100' },
    reason: { type: 'string' },
    shell: { type: 'string' },
    site: { type: 'string' },
    by: { type: 'string' },
    out: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
    every: { type: 'string', default: '10' },
    'auto-rollback': { type: 'boolean', default: false },
    errors: { type: 'string', default: String(HEALTH_LIMITS.errors) },
    'more-than': { type: 'string', default: String(HEALTH_LIMITS.moreThan) },
    pages: { type: 'string', default: String(HEALTH_LIMITS.pages) },
    failing: { type: 'string', default: String(HEALTH_LIMITS.failing) },
    mail: { type: 'string', default: '' },
    alert: { type: 'string' },
  },
});
const [command, remote, version] = positionals;
const shell = values.shell ?? null;
const pause = () => sleep(Number(values.every) * 1000);

const COMMANDS: Record<string, () => Promise<unknown>> = {
  publish: async () => {
    const context = workplace();
    for (const name of [need(remote), ...positionals.slice(2)]) await publish(context, name, { shell });
  },
  preview: async () => {
    if (remote === 'end') return endPreview(workplace(), need(version));
    const site = values.site ?? shell ?? (env.SITE_URL || 'http://localhost:4200');
    for (const name of [need(remote), ...positionals.slice(2)])
      await preview(workplace(), name, { shell, site, now: new Date() });
  },
  promote: () =>
    promote(workplace(), need(remote), need(version), {
      percent: Number(values.percent),
      shell,
      reason: values.reason,
    }),
  rollback: () => rollback(workplace(), need(remote), values.reason ? { reason: values.reason } : {}),
  list: () => list(workplace(), remote),
  diff: () => diff(workplace(), need(remote), need(version), need(positionals[3])),
  gc: () => collectGarbage(workplace(), remote ?? null, { isDryRun: values['dry-run'], now: new Date() }),
  verify: async () => {
    const name = need(remote);
    const contract = await readLiveContract(root, shell);
    const faults = version
      ? await verify(workplace(), name, version, contract)
      : await verifyReady(workplace(), name, join(root, 'dist/apps', name), contract);
    const what = `${name} ${version ?? 'as it is built'}`;
    for (const fault of faults) console.log(`- ${what} ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
    else console.log(`Nothing speaks against ${what}.`);
  },
  health,
  errors: () => {
    const limits = values.alert ? readErrorAlertLimits(values.alert) : ERROR_ALERT_LIMITS;
    const alert = { ...limits, mailTo: readAlertAddresses(values.mail) };
    const backend = errorBackend(findBackend(root, env));
    return showErrors(workplace(), backend, need(remote), alert, values.watch ? pause : null);
  },
  vitals: () => showVitals(errorBackend(findBackend(root, env)), need(remote), (line) => console.log(line)),
  ship: async () => {
    const context = workplace();
    const built = await publish(context, need(remote), { shell });
    await promote(context, need(remote), built, { percent: Number(values.percent), shell });
  },
  live: async () => {
    const context = { ...workplace(), say: () => undefined };
    for (const name of REMOTES) await promote(context, name, await publish(context, name, { shell }), { shell });
  },
  keys: async () => {
    if (remote !== 'add') throw new UsageError();
    const name = need(version);
    const privateFile = resolve(values.out ?? env.FAIRTONE_RELEASE_KEY ?? join(homedir(), '.fairtone', `${name}.key`));
    const keyringFile = resolve(root, env.FAIRTONE_RELEASE_KEYS || 'delivery/release/keys.json');
    console.log(`${name} has one more key: ${addKey({ root, keyringFile, privateFile }, name)}`);
    console.log(`Its private half is ${privateFile}; the public one joined ${keyringFile}.`);
  },
};

class UsageError extends Error {}

try {
  await (COMMANDS[command ?? ''] ?? showHelp)();
} catch (error) {
  console.error(error instanceof UsageError ? HELP : (error as Error).message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

function workplace(): ToolContext {
  const keyring = env.FAIRTONE_RELEASE_KEYS ? readKeyring(resolve(root, env.FAIRTONE_RELEASE_KEYS)) : null;
  const privateKey = env.FAIRTONE_RELEASE_KEY ? readFileSync(resolve(env.FAIRTONE_RELEASE_KEY), 'utf8') : null;
  return {
    root,
    store: openStore(root, env),
    rights: keyring ? rightsOf(keyring, privateKey) : EVERYTHING,
    sharedPackages: SHARED_PACKAGES,
    by: values.by ?? env.FAIRTONE_RELEASED_BY ?? userInfo().username,
    say: (line) => console.log(line),
  };
}

async function health(): Promise<void> {
  const limits = {
    errors: Number(values.errors),
    moreThan: Number(values['more-than']),
    pages: Number(values.pages),
    failing: Number(values.failing),
  };
  const { verdict } = await showHealth(
    workplace(),
    healthReader(findBackend(root, env)),
    need(remote),
    { limits, isAutomatic: values['auto-rollback'] },
    values.watch ? pause : null,
  );
  if (verdict.state === 'broken') process.exitCode = 1;
}

async function showHelp(): Promise<void> {
  if (command) throw new UsageError();
  console.log(HELP);
}

function need(argument: string | undefined): string {
  if (!argument) throw new UsageError();
  return argument;
}
