import { writeFileSafely } from '@fairtone/servers/shared';
import type { Sql, Transaction } from '@fairtone/servers/supabase';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { copyFile, chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { copyHashed } from './copyHashed.ts';
import { MANIFEST, SECRETS, storedFile, type Manifest } from './manifest.ts';
import { takeSequences, takeTables } from './takeTables.ts';

const TRIES = 5;

class FileGone extends Error {}

/**
 * Backs up a running product: all tables in one snapshot, every file that those rows name, and the secrets. Files never
 * change once they have a name, so a file can only be missing because it was deleted; then a later snapshot is taken.
 * @param databaseUrl of the database behind `sql`
 */
export async function takeBackup(sql: Sql, databaseUrl: string, dataDir: string, folder: string): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. A backup wants a folder of its own.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  for (let tries = 1; ; tries += 1) {
    try {
      const manifest = await sql.begin('isolation level repeatable read read only', (moment) =>
        takeMoment(moment, databaseUrl, dataDir, folder),
      );
      await copyFile(join(dataDir, SECRETS), join(folder, SECRETS));
      await chmod(join(folder, SECRETS), 0o600);
      writeFileSafely(join(folder, MANIFEST), JSON.stringify(manifest, null, 1), 0o600);
      return manifest;
    } catch (error) {
      if (!(error instanceof FileGone) || tries === TRIES) throw error;
    }
  }
}

async function takeMoment(sql: Transaction, databaseUrl: string, dataDir: string, folder: string): Promise<Manifest> {
  const migrations = await sql<
    Manifest['migrations']
  >`select name, checksum from fairtone_private.migrations order by name`;
  const versions = await sql<
    { version: string }[]
  >`select distinct version from storage.objects where version is not null order by 1`;
  const files: Manifest['files'] = [];
  for (const { version } of versions) {
    try {
      files.push({
        version,
        ...(await copyHashed(storedFile(join(dataDir, 'storage'), version), storedFile(folder, version))),
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new FileGone(`The file ${version} is missing.`);
      throw error;
    }
  }
  return {
    format: 1,
    takenAt: new Date().toISOString(),
    migrations: migrations.map(({ name, checksum }) => ({ name, checksum })),
    tables: await takeTables(sql, databaseUrl, folder),
    sequences: await takeSequences(sql),
    files,
  };
}
