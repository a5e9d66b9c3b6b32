import { freePort, superviseChild, type SupervisedChild, writeFileSafely } from '@fairtone/servers/shared';
import { join } from 'node:path';
import { databaseUrl } from '../database/connection.ts';
import type { SupabaseSecrets, SupabaseSettings } from '../settings.ts';
import { findPostgrest } from './postgrestBinary.ts';

export type Rest = { port: number; child: SupervisedChild };

type Hooks = { onUp: () => void; onDown: () => void };

const MAX_ROWS = 1000;

/** Runs PostgREST as the role `authenticator`, which can only switch to anon, authenticated or service_role. */
export async function startPostgrest(
  config: SupabaseSettings,
  secrets: SupabaseSecrets,
  databasePort: number,
  hooks: Hooks,
): Promise<Rest> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const configFile = join(config.dataDir, 'postgrest.conf');
  // A file of mode 0600 instead of arguments or environment, which other users of the machine can read.
  writeFileSafely(configFile, configText(secrets, databasePort, port, adminPort), 0o600);
  const child = await superviseChild({
    name: 'rest',
    dataDir: config.dataDir,
    command: findPostgrest(config.root, config.postgrestPath),
    args: [configFile],
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
    mark: configFile,
    logFile: join(config.dataDir, 'logs/postgrest.log'),
    signals: { ask: 'SIGTERM', insist: 'SIGKILL', patienceMs: 3_000 },
    readyWithinMs: 30_000,
    isReady: () => isSchemaLoaded(adminPort),
    ...hooks,
  });
  return { port, child };
}

function configText(secrets: SupabaseSecrets, databasePort: number, port: number, adminPort: number): string {
  const settings: Record<string, string | number | boolean> = {
    'db-uri': databaseUrl('authenticator', secrets.authenticatorPassword, databasePort),
    'db-schemas': 'public',
    'db-extra-search-path': 'public, extensions',
    'db-anon-role': 'anon',
    'db-max-rows': MAX_ROWS,
    'db-pool': 10,
    'db-pool-acquisition-timeout': 10,
    'jwt-secret': secrets.jwtSecret,
    // The OpenAPI description of all tables and functions is for developers; it is off for visitors.
    'openapi-mode': 'disabled',
    'server-host': '127.0.0.1',
    'server-port': port,
    'admin-server-port': adminPort,
    'log-level': 'error',
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${typeof value === 'string' ? JSON.stringify(value) : value}`)
    .join('\n');
}

async function isSchemaLoaded(adminPort: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${adminPort}/ready`)).ok;
  } catch {
    return false;
  }
}
