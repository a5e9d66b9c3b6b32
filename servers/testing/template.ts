import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processCommand } from '../shared/src/index.ts';
import { dataFolder } from './dataFolder.ts';
import { digestOfFiles } from './digestOfFiles.ts';
import { HOSTED_SOURCES, isHosted, makeHosted, reservedRoles } from './hosted/makeHosted.ts';
import { withLock } from './withLock.ts';
import type { BackendOptions, BackendSeed, RunningBackend } from './backendTypes.ts';

/** Generating the full demo takes minutes: tests that need it start with an empty shop. */
type Demo = 'off' | 'small';
/** What a template holds beside the migrations. */
export type TemplateKind = { demo: Demo; seed?: BackendSeed };
type Start = (options: BackendOptions) => Promise<RunningBackend>;

const PREFIX = 'fairtone-template-';
/** Data folders of single tests, which a killed run leaves behind. */
export const TEST_PREFIX = 'fairtone-test-';
const LONGEST_MAKING_MS = 5 * 60_000;
const UNUSED_MS = 24 * 3600_000;
const PAUSE_MS = 20;
/**
 * Commits are still written before they are acknowledged, so a process may be killed at any time; only protection against power cuts
 * is off.
 */
const WITHOUT_POWER_CUTS = '\nfsync = off\nfull_page_writes = off\n';
/** Sources that create the data: when one changes, the template is made again. */
const SOURCES = [
  'supabase/migrations',
  'supabase/seed.sql',
  ...['main', 'demoMusic', 'demoPictures'].map((name) => `dist/servers/${name}.mjs`),
  'package-lock.json',
];

/**
 * A data folder after the backend's first start: migrated, with `demo` its music is made, with `seed` its rows are written.
 * A test's backend starts with a copy in the start time of Postgres (about a second instead of five, or forty with the small demo).
 * Kept beside the data folders of tests for a day; its name contains a digest of migrations, demo, seed and backend.
 * @param start starts a backend on a given data folder
 * @returns the folder of the template, to be copied
 */
export async function templateData(root: string, kind: TemplateKind, start: Start): Promise<string> {
  const { demo, seed } = kind;
  // Dates of the demo and of seeds are relative to the day on which they were created.
  const day = new Date().toISOString().slice(0, 10);
  const digest = digestOfFiles(root, [...SOURCES, ...(isHosted() ? HOSTED_SOURCES : []), ...(seed?.sources ?? [])]);
  const kindOfDatabase = isHosted() ? 'hosted-' : '';
  const folder = join(dataFolder(), `${PREFIX}${kindOfDatabase}${seed?.name ?? demo}-${day}-${digest}`);
  await withLock(`${folder}.lock`, LONGEST_MAKING_MS, async () => {
    if (!existsSync(folder)) await make(root, folder, kind, start);
    utimesSync(folder, new Date(), new Date());
  });
  return folder;
}

/** A copy of a data folder for one backend, with the owners of its files. */
export function copyData(template: string, target: string): void {
  mkdirSync(target, { recursive: true });
  // The user that runs Postgres needs access.
  chmodSync(target, 0o755);
  execFileSync('cp', ['-a', `${template}/.`, target]);
}

async function make(root: string, folder: string, { demo, seed }: TemplateKind, start: Start): Promise<void> {
  removeUnused();
  const aside = mkdtempSync(`${folder}.`);
  chmodSync(aside, 0o755);
  try {
    const roles = isHosted() ? await setUpHosted(root, aside, start) : null;
    const backend = await start({ demo, dataDir: aside });
    // The demo's music is still being made after the start, and its folder exists until then.
    while (existsSync(join(aside, 'demo'))) await sleep(PAUSE_MS);
    try {
      if (roles !== null && roles !== (await reservedRoles(backend)))
        throw new Error(
          'A migration changed attributes or memberships of roles that are reserved on a hosted project.',
        );
      await seed?.fill(backend);
    } finally {
      await backend.stop();
    }
    // Each copy writes these files itself.
    rmSync(join(aside, 'logs'), { recursive: true, force: true });
    const settings = join(aside, 'postgres/postgresql.conf');
    if (existsSync(settings)) appendFileSync(settings, WITHOUT_POWER_CUTS);
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    throw error;
  }
}

/** Migrations are applied by the next start. @returns the roles that they must leave as they are */
async function setUpHosted(root: string, dataDir: string, start: Start): Promise<string> {
  const backend = await start({ demo: 'off', dataDir });
  try {
    await makeHosted(root, backend);
    return await reservedRoles(backend);
  } finally {
    await backend.stop();
  }
}

function removeUnused(): void {
  const folder = dataFolder();
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(PREFIX) || entry.startsWith(TEST_PREFIX))) {
    const path = join(folder, name);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > UNUSED_MS && !isServed(path))
      rmSync(path, { recursive: true, force: true });
  }
}

/** Whether a gateway runs with this data folder. */
function isServed(dataDir: string): boolean {
  try {
    const { pid } = JSON.parse(readFileSync(join(dataDir, 'gateway.lock'), 'utf8')) as { pid: number };
    return processCommand(pid) !== null;
  } catch {
    return false;
  }
}
