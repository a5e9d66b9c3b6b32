import type { HealthBackend } from '@fairtone/releases';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The backend that stores telemetry: from the environment, else the embedded backend that runs on this machine.
 * @throws naming the settings to set, when neither exists
 */
export function findBackend(root: string, env: NodeJS.ProcessEnv): HealthBackend {
  const { FAIRTONE_SUPABASE_URL: url, FAIRTONE_SERVICE_KEY: key } = env;
  if (url && key) return { url, secretKey: () => key };
  const folder = resolve(root, env.FAIRTONE_DATA_DIR || '.data');
  if (!existsSync(join(folder, 'run.json')))
    throw new Error(
      'Health is read from the backend: start it (npm start), or set FAIRTONE_SUPABASE_URL and FAIRTONE_SERVICE_KEY.',
    );
  const read = <Content>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Content;
  return {
    url: read<{ url: string }>('run.json').url,
    // Read again each time: a watch that goes on for days meets rotated keys.
    secretKey: () => read<{ secretKeys: { default: string } }>('secrets.json').secretKeys.default,
  };
}
