import { messageOf, ignoreClosedOutput, warn } from '@fairtone/servers/shared';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runGateway } from './start/runGateway.ts';
import { readConfig } from './settings/config.ts';

// The bundle is in dist/servers.
const root = resolve(fileURLToPath(import.meta.url), '../../..');

ignoreClosedOutput();
try {
  await runGateway(readConfig(root, process.env));
} catch (error) {
  warn('fairtone', messageOf(error));
  process.exit(1);
}
