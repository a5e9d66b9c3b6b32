import { messageOf, logInfo, warn } from '@fairtone/servers/shared';
import { connect, startDatabase } from '@fairtone/servers/supabase';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, type Config } from '../settings/config.ts';
import { lockDataDir } from '../data/dataLock.ts';
import { loadSecrets } from '../data/secrets.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

// The bundle is in dist/servers.
const root = resolve(fileURLToPath(import.meta.url), '../../..');

async function backUp(config: Config, folder: string): Promise<Manifest> {
  const runFile = join(config.dataDir, 'run.json');
  if (existsSync(runFile)) {
    const { databaseUrl } = JSON.parse(readFileSync(runFile, 'utf8')) as { databaseUrl: string };
    const sql = connect(databaseUrl, 1);
    return takeBackup(sql, databaseUrl, config.dataDir, folder).finally(() => sql.end({ timeout: 5 }));
  }
  if (!existsSync(join(config.dataDir, 'secrets.json'))) throw new Error(`There is no Fairtone in ${config.dataDir}.`);
  const unlock = lockDataDir(config.dataDir);
  try {
    const none = { onUp: () => undefined, onDown: () => undefined };
    const database = await startDatabase(config, await loadSecrets(config.dataDir), none);
    return await takeBackup(database.sql, database.url, config.dataDir, folder).finally(() => database.stop());
  } finally {
    unlock();
  }
}

try {
  const [command, folder] = process.argv.slice(2);
  if ((command !== 'backup' && command !== 'restore') || !folder)
    throw new Error('Name a folder: npm run backup -- FOLDER, or npm run restore -- FOLDER.');
  // Only the data folder matters here: a backup needs no key of the payment provider.
  const config = readConfig(root, { ...process.env, FAIRTONE_MODE: 'development' });
  const { tables, files } = await (command === 'backup' ? backUp : restoreBackup)(config, resolve(folder));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  logInfo(command, `done: ${rows} rows of ${tables.length} tables, ${files.length} files`);
  process.exit(0);
} catch (error) {
  warn('fairtone', messageOf(error));
  process.exit(1);
}
