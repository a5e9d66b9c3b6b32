import type { Database } from '@fairtone/db-types';
import { PostgrestClient } from '@supabase/postgrest-js';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HealthReader } from './compare.ts';
import { measuredHealth } from './measuredHealth.ts';

type Backend = { url: string; serviceKey: string };

/**
 * The backend that stores telemetry: from the environment, else the embedded backend that runs on this machine.
 * @throws naming the settings to set, when neither exists
 */
export function findBackend(root: string, env: NodeJS.ProcessEnv): Backend {
  if (env.FAIRTONE_SUPABASE_URL && env.FAIRTONE_SERVICE_KEY)
    return { url: env.FAIRTONE_SUPABASE_URL, serviceKey: env.FAIRTONE_SERVICE_KEY };
  const folder = join(root, env.FAIRTONE_DATA_DIR || '.data');
  if (!existsSync(join(folder, 'run.json')))
    throw new Error(
      'Health is read from the backend: start it (npm start), or set FAIRTONE_SUPABASE_URL and FAIRTONE_SERVICE_KEY.',
    );
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>;
  return { url: read('run.json').url!, serviceKey: read('secrets.json').serviceKey! };
}

/** Reads through the data API, embedded and hosted alike. */
export function healthReader({ url, serviceKey }: Backend): HealthReader {
  const headers = { apikey: serviceKey, Authorization: `Bearer ${serviceKey}` };
  const rest = new PostgrestClient<Database, { PostgrestVersion: '12' }>(`${url}/rest/v1`, { headers });
  return async (remote, versions, since) => {
    const { data, error } = await rest.rpc('release_health', { remote, versions, since: since.toISOString() });
    if (error) throw new Error(`The backend does not tell the health of ${remote}: ${error.message}`);
    return data.map(measuredHealth);
  };
}
