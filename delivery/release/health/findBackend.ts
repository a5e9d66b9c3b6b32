import type { HealthBackend } from '@fairtone/releases';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The backend that stores telemetry: from the environment, else the embedded backend that runs on this machine.
 * @throws naming the settings to set, when neither exists
 */
export function findBackend(root: string, env: NodeJS.ProcessEnv): HealthBackend {
  if (env.FAIRTONE_SUPABASE_URL && env.FAIRTONE_SERVICE_KEY)
    return { url: env.FAIRTONE_SUPABASE_URL, serviceKey: env.FAIRTONE_SERVICE_KEY };
  const folder = resolve(root, env.FAIRTONE_DATA_DIR || '.data');
  if (!existsSync(join(folder, 'run.json')))
    throw new Error(
      'Health is read from the backend: start it (npm start), or set FAIRTONE_SUPABASE_URL and FAIRTONE_SERVICE_KEY.',
    );
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>;
  return { url: read('run.json').url!, serviceKey: read('secrets.json').serviceKey! };
}
