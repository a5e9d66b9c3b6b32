import { freePort } from '@fairtone/servers/shared';
import {
  connect,
  databaseUrl,
  type Sql,
  applyMigrations,
  hasSameBeginning,
  readMigrations,
  type Migration,
  applyPrelude,
  startServer,
} from '@fairtone/servers/supabase';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { copyFile, chmod } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../settings/config.ts';
import { lockDataDir } from '../data/dataLock.ts';
import { loadSecrets } from '../data/secrets.ts';
import { copyHashed, hashOf } from './copyHashed.ts';
import { loadTables } from './loadTables.ts';
import { readManifest, SECRETS, storedFile, tableFile, type Manifest } from './manifest.ts';
import { requireSameTables } from './requireSameTables.ts';

/**
 * Restores a backup into a data folder. The next start applies later migrations.
 * A backup with other early migrations gets the schema of this version, if it has the same tables and columns.
 * @throws when the backup is incomplete or does not fit, or the data folder is not empty; the data folder is then unchanged
 */
export async function restoreBackup(config: Config, folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const migrations = migrationsOf(config, manifest);
  if (existsSync(config.dataDir)) requireEmpty(config.dataDir, readdirSync(config.dataDir));
  await requireWhole(folder, manifest);
  mkdirSync(config.dataDir, { recursive: true });
  const before = readdirSync(config.dataDir);
  const unlock = lockDataDir(config.dataDir);
  try {
    // Reading the backup takes a while: a shop may have been started and stopped in the folder meanwhile.
    requireEmpty(config.dataDir, before);
    await fillDataDir(config, folder, manifest, migrations);
  } finally {
    unlock();
  }
  return manifest;
}

function requireEmpty(dataDir: string, names: string[]): void {
  if (names.length > 0)
    throw new Error(`${dataDir} is not empty. Move it away first, or set FAIRTONE_DATA_DIR to another folder.`);
}

/** Called with the lock held and the folder empty, so that everything in it can be deleted when this fails. */
async function fillDataDir(config: Config, folder: string, manifest: Manifest, migrations: Migration[]): Promise<void> {
  const held = new Set(readdirSync(config.dataDir));
  try {
    await keepSecrets(folder, config.dataDir);
    await withDatabase(config, migrations, async (sql) => {
      await requireSameTables(sql, manifest);
      await loadTables(sql, folder, { ...manifest, tables: tablesToLoad(manifest, migrations) });
    });
    for (const { version } of manifest.files)
      await copyHashed(storedFile(folder, version), storedFile(join(config.dataDir, 'storage'), version));
  } catch (error) {
    for (const name of readdirSync(config.dataDir).filter((made) => !held.has(made)))
      rmSync(join(config.dataDir, name), { recursive: true, force: true });
    throw error;
  }
}

/** All tables, except the record of migrations when others than those of the backup were applied. */
const tablesToLoad = ({ tables, migrations: theirs }: Manifest, applied: Migration[]): Manifest['tables'] =>
  hasSameBeginning(theirs, applied)
    ? tables
    : tables.filter(({ schema, table }) => schema !== 'fairtone_private' || table !== 'migrations');

/** A backup without secrets is restored with new ones: all earlier keys and sessions become invalid. */
async function keepSecrets(folder: string, dataDir: string): Promise<void> {
  if (!existsSync(join(folder, SECRETS))) return;
  await copyFile(join(folder, SECRETS), join(dataDir, SECRETS));
  await chmod(join(dataDir, SECRETS), 0o600);
}

async function withDatabase(config: Config, migrations: Migration[], work: (sql: Sql) => Promise<void>): Promise<void> {
  const secrets = await loadSecrets(config.dataDir);
  const port = await freePort();
  const { child } = await startServer(config, port, secrets.databasePassword, {
    onUp: () => undefined,
    onDown: () => undefined,
  });
  const sql = connect(databaseUrl('postgres', secrets.databasePassword, port), 2);
  try {
    await applyPrelude(sql, secrets.authenticatorPassword);
    await applyMigrations(sql, migrations);
    await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
    await child.stop();
  }
}

/** The schema of the backup: its migrations and no later ones. If the early ones differ, all of this version's. */
function migrationsOf(config: Config, { migrations }: Manifest): Migration[] {
  const ours = readMigrations(config.root);
  if (!hasSameBeginning(migrations, ours)) return ours;
  const byName = new Map(ours.map((migration) => [migration.name, migration]));
  return migrations.map(({ name, checksum }) => {
    const migration = byName.get(name);
    if (migration?.checksum !== checksum)
      throw new Error(
        `The backup is of another version of Fairtone: ${name} is not the same here. Restore it with that version.`,
      );
    return migration;
  });
}

async function requireWhole(folder: string, { tables, files }: Manifest): Promise<void> {
  const expected = [
    ...tables.map((table) => [tableFile(folder, table), table.sha256] as const),
    ...files.map(({ version, sha256 }) => [storedFile(folder, version), sha256] as const),
  ];
  for (const [file, sha256] of expected) {
    if (!existsSync(file) || (await hashOf(file)) !== sha256) throw new Error(`${file} is missing or damaged.`);
  }
}
