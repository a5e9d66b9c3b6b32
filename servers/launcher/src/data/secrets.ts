import { messageOf, writeFileSafely } from '@fairtone/servers/shared';
import { hasCluster, signToken, type SupabaseSecrets } from '@fairtone/servers/supabase';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Generated once per data folder and stored in `secrets.json`, readable by its owner only. */
export type Secrets = SupabaseSecrets & {
  /** Secret with which the test-mode provider signs its webhooks. */
  webhookSecret: string;
};

/** Random secrets; the other two are API keys signed with one of them. */
export const RANDOM_SECRETS = [
  'jwtSecret',
  'signedUrlSecret',
  'refreshTokenSecret',
  'databasePassword',
  'authenticatorPassword',
  'webhookSecret',
] as const satisfies readonly (keyof Secrets)[];

const NAMES = [...RANDOM_SECRETS, 'anonKey', 'serviceKey'] as const satisfies readonly (keyof Secrets)[];

const TEN_YEARS_S = 10 * 365 * 24 * 3600;

export const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json');

/**
 * Reads the secrets of a data folder, or generates them for a new one.
 * @throws Error that names the file when it is damaged, or missing beside a database that was made with its passwords. Nothing is written then.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = secretsFile(dataDir);
  if (existsSync(file)) return readSecrets(file);
  if (hasCluster(dataDir))
    throw new Error(
      `${file} is missing, and the database in ${dataDir} opens only with the passwords in it. Nothing was changed. ` +
        'Put the file back: every backup has one. Without it, restore a backup into an empty folder (npm run restore), or name an empty folder in FAIRTONE_DATA_DIR to begin with an empty shop.',
    );
  const secrets = await makeSecrets();
  writeFileSafely(file, JSON.stringify(secrets, null, 2), 0o600);
  return secrets;
}

function readSecrets(file: string): Secrets {
  const advice = 'Put the file back from a backup.';
  let secrets: Partial<Record<keyof Secrets, unknown>> | null;
  try {
    secrets = JSON.parse(readFileSync(file, 'utf8')) as typeof secrets;
  } catch (error) {
    throw new Error(`${file} cannot be read: ${messageOf(error)}. ${advice}`, { cause: error });
  }
  const missing = NAMES.find((name) => typeof secrets?.[name] !== 'string' || secrets[name] === '');
  if (missing) throw new Error(`${file}: ${missing} is missing. ${advice}`);
  return secrets as Secrets;
}

async function makeSecrets(): Promise<Secrets> {
  const jwtSecret = random();
  const key = (role: string) => signToken({ iss: 'fairtone', role }, jwtSecret, TEN_YEARS_S);
  return {
    jwtSecret,
    signedUrlSecret: random(),
    refreshTokenSecret: random(),
    databasePassword: random(),
    authenticatorPassword: random(),
    webhookSecret: `whsec_${random()}`,
    anonKey: await key('anon'),
    serviceKey: await key('service_role'),
  };
}

const random = () => randomBytes(32).toString('hex');
