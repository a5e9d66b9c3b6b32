import { messageOf, ignoreClosedOutput, logInfo, warn } from '@fairtone/servers/shared';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEdgeProcess } from './process/environment.ts';
import { readAccountRules } from './process/accountRules.ts';
import { serveEdge } from './process/serveEdge.ts';

// The bundle is in dist/servers.
const root = resolve(fileURLToPath(import.meta.url), '../../..');

ignoreClosedOutput();
try {
  const { supabase, settings, ...place } = readEdgeProcess(root, process.env);
  const write = (line: string) => void process.stdout.write(`${line}\n`);
  const stop = await serveEdge(settings(await readAccountRules(supabase)), { ...place, write });
  logInfo('edge', `http://${place.host}:${place.port} shows ${supabase.url}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
} catch (error) {
  warn('edge', messageOf(error));
  process.exit(1);
}
