// Lists and changes the keys of a data folder. A product that runs on it takes a change with its next request.
import { messageOf, warn } from '@fairtone/servers/shared';
import { chownSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readStoredSecrets } from '../data/secrets.ts';
import { secretsFile, writeSecrets } from '../data/secretsFile.ts';
import { readConfig } from '../settings/config.ts';
import { keysCommand } from './keysCommand.ts';

// The bundle is in dist/servers.
const root = resolve(fileURLToPath(import.meta.url), '../../..');

try {
  const { dataDir } = readConfig(root, { ...process.env, FAIRTONE_MODE: 'development' });
  const file = secretsFile(dataDir);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new Error(`There is no Fairtone in ${dataDir}.`);
  const secrets = readStoredSecrets(file);
  const { keys, output } = keysCommand(secrets, process.argv.slice(2));
  if (keys) writeSecrets(file, { ...secrets, ...keys });
  // Changed by root, the file stays readable for the user of the service.
  if (process.getuid?.() === 0) chownSync(file, found.uid, found.gid);
  if (output) console.log(output);
} catch (error) {
  warn('keys', messageOf(error));
  process.exit(1);
}
