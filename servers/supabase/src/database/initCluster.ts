import { forgetChild, isStoppingProcess, recordChild, messageOf, writeFileSafely } from '@fairtone/servers/shared';
import { execFile } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { COMPLETE } from './clusterFolder.ts';
import { initdbOf, type Binaries } from './binaries.ts';
import { POSTGRES_SIGNALS } from './postmasterPid.ts';
import type { SystemUser } from './postgresUser.ts';

const run = promisify(execFile);

/** Character classes come from the operating system, and their names differ. Sorting is Postgres' own and equal everywhere. */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

export type NewCluster = {
  dataDir: string;
  folder: string;
  binaries: Binaries;
  user: SystemUser | null;
  password: string;
};

/** True when a new cluster was created. One that a crashed start left incomplete is created again. */
export async function initCluster(cluster: NewCluster): Promise<boolean> {
  if (existsSync(join(cluster.folder, COMPLETE))) return false;
  let lastError: unknown;
  for (const characterType of CHARACTER_TYPES) {
    // initdb may have failed because it was stopped: the next try would outlive this process.
    if (isStoppingProcess()) throw new Error('Fairtone is stopping');
    emptyFolder(cluster.folder);
    try {
      await initdb(cluster, characterType);
      markComplete(cluster.folder);
      return true;
    } catch (error) {
      lastError = error;
    }
  }
  throw new Error(`initdb failed: ${messageOf(lastError)}`);
}

async function initdb({ dataDir, folder, binaries, user, password }: NewCluster, characterType: string) {
  const secretDir = mkdtempSync(join(tmpdir(), 'fairtone-'));
  const passwordFile = join(secretDir, 'password');
  const removeSecret = () => rmSync(secretDir, { recursive: true, force: true });
  // A start that is interrupted here never reaches the end of this function.
  process.once('exit', removeSecret);
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (user) for (const path of [secretDir, passwordFile]) chownSync(path, user.uid, user.gid);
    const args = [
      `--pgdata=${folder}`,
      '--username=postgres',
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--lc-collate=C',
      `--lc-ctype=${characterType}`,
      '--lc-messages=C',
      '--lc-monetary=C',
      '--lc-numeric=C',
      '--lc-time=C',
      '--set=timezone=UTC',
      '--set=log_timezone=UTC',
    ];
    const running = run(initdbOf(binaries), args, { cwd: '/', ...ids(user) });
    const pid = running.child.pid;
    if (pid) recordChild(dataDir, { name: 'initdb', pid, mark: folder, signals: POSTGRES_SIGNALS });
    await running;
  } finally {
    forgetChild(dataDir, 'initdb');
    process.off('exit', removeSecret);
    removeSecret();
  }
}

/** Synced with its folder: if a power cut lost this file, the cluster would be regarded as incomplete and deleted. */
function markComplete(folder: string): void {
  writeFileSafely(join(folder, COMPLETE), '', 0o600);
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

export const ids = (user: SystemUser | null) => (user ? { uid: user.uid, gid: user.gid } : {});
