import {
  freePort,
  messageOf,
  superviseChild,
  type SupervisedChild,
  warn,
  writeFileSafely,
} from '@fairtone/servers/shared';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrl } from '../database/connection.ts';
import { publicKeysOf, type SigningKeys } from '../keys/signingKey.ts';
import { signSessionToken } from '../keys/sessionToken.ts';
import type { KeyReader } from '../keys/tokenKeys.ts';
import type { SupabaseSecrets, SupabaseSettings } from '../settings.ts';
import { findPostgrest } from './postgrestBinary.ts';

export type Rest = { port: number; child: SupervisedChild; reader: KeyReader };

type Hooks = { onUp: () => void; onDown: () => void };

const MAX_ROWS = 1000;
const LOADED_WITHIN_MS = 10_000;
const LOOK_EVERY_MS = 10;

/** Runs PostgREST as the role `authenticator`, which can only switch to anon, authenticated or service_role. */
export async function startPostgrest(
  config: SupabaseSettings,
  secrets: SupabaseSecrets,
  databasePort: number,
  hooks: Hooks,
): Promise<Rest> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const configFile = join(config.dataDir, 'postgrest.conf');
  const keys = secrets.signingKeys();
  const configure = (now: SigningKeys) => {
    const text = configText({ secrets, keys: now, databasePort, port, adminPort });
    // A file of mode 0600 instead of arguments or environment, which other users of the machine can read.
    writeFileSafely(configFile, text, 0o600);
  };
  configure(keys);
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
  const load = async (now: SigningKeys) => {
    configure(now);
    reloadConfig(child.pid());
    await untilItReads(now, port);
  };
  return { port, child, reader: { keys, load } };
}

/** A child that is being restarted reads its file anyway. */
function reloadConfig(pid: number | null): void {
  try {
    if (pid !== null) process.kill(pid, 'SIGUSR2');
  } catch (error) {
    warn('rest', messageOf(error));
  }
}

/** PostgREST does not say when it has read its file: a token of the new key tells. @throws Error when it takes too long */
async function untilItReads({ current }: SigningKeys, port: number): Promise<void> {
  const token = await signSessionToken({ role: 'anon' }, current, LOADED_WITHIN_MS / 1000);
  const headers = { authorization: `Bearer ${token}` };
  for (const end = Date.now() + LOADED_WITHIN_MS; Date.now() < end; await sleep(LOOK_EVERY_MS)) {
    const answer = await fetch(`http://127.0.0.1:${port}/genres?select=name&limit=1`, { headers }).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
  }
  throw new Error(`The data API did not read the new signing key within ${LOADED_WITHIN_MS} ms.`);
}

type Configuration = {
  secrets: SupabaseSecrets;
  keys: SigningKeys;
  databasePort: number;
  port: number;
  adminPort: number;
};

function configText({ secrets, keys, databasePort, port, adminPort }: Configuration): string {
  const settings: Record<string, string | number | boolean> = {
    'db-uri': databaseUrl('authenticator', secrets.authenticatorPassword, databasePort),
    'db-schemas': 'public',
    'db-extra-search-path': 'public, extensions',
    'db-anon-role': 'anon',
    'db-max-rows': MAX_ROWS,
    'db-pool': 10,
    'db-pool-acquisition-timeout': 10,
    'jwt-secret': JSON.stringify({ keys: [...publicKeysOf(keys), symmetricKey(secrets.jwtSecret)] }),
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

/** The secret of tokens from before, and of legacy keys, as a JWK. */
const symmetricKey = (secret: string) => ({ kty: 'oct', alg: 'HS256', k: Buffer.from(secret).toString('base64url') });

async function isSchemaLoaded(adminPort: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${adminPort}/ready`)).ok;
  } catch {
    return false;
  }
}
