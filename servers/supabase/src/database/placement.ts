import { messageOf, logInfo, writeFileSafely } from '@fairtone/servers/shared';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { clusterFolder, locationNote } from './clusterFolder.ts';
import { completeBinaries, type Binaries } from './binaries.ts';
import { canUse, type SystemUser } from './postgresUser.ts';
import { clearStaleServer } from './postmasterPid.ts';

const READABLE_PLACE = '/var/tmp';

/** Binaries that the Postgres user can run: those of node_modules, or a copy when it cannot access them. */
export function placeBinaries(binaries: Binaries, user: SystemUser | null): Binaries {
  try {
    completeBinaries(binaries);
    if (!user || canUse(user, join(binaries.folder, 'bin'), false)) return binaries;
  } catch (error) {
    logInfo('database', `Postgres is copied, its package cannot be completed in place: ${messageOf(error)}`);
  }
  const folder = join(READABLE_PLACE, `fairtone-postgres-${hash(binaries.folder + binaries.version)}`);
  const copy = { ...binaries, folder: join(folder, 'native') };
  if (existsSync(folder)) refuseForeignFolder(folder, null);
  else copyAside(binaries.folder, folder);
  completeBinaries(copy);
  return copy;
}

function copyAside(from: string, folder: string): void {
  const aside = `${folder}.${process.pid}`;
  mkdirSync(aside, { mode: 0o755 });
  cpSync(from, join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
  renameSync(aside, folder);
  logInfo('database', `Postgres' user cannot reach node_modules; its binaries are copied to ${folder}`);
}

/** The folder of the cluster: inside the data folder, or elsewhere (recorded there) when the Postgres user cannot access it. */
export async function placeCluster(dataDir: string, user: SystemUser | null): Promise<string> {
  const note = locationNote(dataDir);
  const inside = clusterFolder(dataDir);
  if (existsSync(note)) return inside;
  const isNew = !existsSync(inside);
  makeOwned(inside, user);
  if (!user || canUse(user, inside, true)) return inside;

  const outside = join(READABLE_PLACE, `fairtone-${hash(realpathSync(dataDir))}`);
  // Without a record in the data folder, this folder was left behind by a deleted data folder.
  if (existsSync(outside)) await discard(outside, user);
  if (isNew) rmSync(inside, { recursive: true });
  else renameOrCopy(inside, outside, user);
  makeOwned(outside, user);
  writeFileSafely(note, `${outside}\n`, 0o600);
  logInfo('database', `Postgres' user (${user.name}) cannot reach ${dataDir}; the database lies in ${outside}`);
  return outside;
}

function makeOwned(folder: string, user: SystemUser | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!user) return;
  chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
}

function renameOrCopy(from: string, to: string, { uid, gid }: SystemUser): void {
  try {
    renameSync(from, to);
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
    // A copy from another disk must keep the owner.
    for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) lchownSync(join(to, name), uid, gid);
    rmSync(from, { recursive: true });
  }
}

async function discard(folder: string, user: SystemUser): Promise<void> {
  refuseForeignFolder(folder, user);
  await clearStaleServer(folder);
  rmSync(folder, { recursive: true });
}

/** The parent folder is writable by everyone: never trust or remove a folder that another user prepared there. */
function refuseForeignFolder(folder: string, user: SystemUser | null): void {
  const { uid } = lstatSync(folder);
  if (uid !== process.getuid?.() && uid !== user?.uid)
    throw new Error(`${folder} belongs to another user; remove it first.`);
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
