import { hasCluster, newSigningKey, signToken, type SupabaseSecrets } from '@fairtone/servers/supabase';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { liveKeys } from './liveKeys.ts';
import { newApiKey } from './newApiKey.ts';
import { keysIn, readSecrets, secretsFile, writeSecrets, type StoredKeys, type StoredSecrets } from './secretsFile.ts';

/** The secrets of a running installation; `apiKeys` and `signingKeys` give its keys of the moment. */
export type Secrets = Omit<StoredSecrets, keyof StoredKeys> & Pick<SupabaseSecrets, 'apiKeys' | 'signingKeys'>;

const TEN_YEARS_S = 10 * 365 * 24 * 3600;

/**
 * Reads the secrets of a data folder, or generates them for a new one. A folder of an earlier version gets the keys
 * that it lacks.
 * @throws Error that names the file when it is damaged, or missing beside a database that was made with its passwords. Nothing is written then.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = secretsFile(dataDir);
  if (existsSync(file)) return running(file, readStoredSecrets(file));
  if (hasCluster(dataDir))
    throw new Error(
      `${file} is missing, and the database in ${dataDir} opens only with the passwords in it. Nothing was changed. ` +
        'Put the file back: every backup has one. Without it, restore a backup into an empty folder (npm run restore), or name an empty folder in FAIRTONE_DATA_DIR to begin with an empty shop.',
    );
  const secrets = await makeSecrets();
  writeSecrets(file, secrets);
  return running(file, secrets);
}

function running(file: string, { publishableKeys, secretKeys, signingKeys, ...secrets }: StoredSecrets): Secrets {
  const keys = liveKeys(file, { publishableKeys, secretKeys, signingKeys });
  return {
    ...secrets,
    apiKeys: () => ({ publishable: keys().publishableKeys, secret: keys().secretKeys }),
    signingKeys: () => keys().signingKeys,
  };
}

/** Reads `secrets.json`, and adds what a folder of an earlier version lacks. @throws Error that names the file when it is damaged */
export function readStoredSecrets(file: string): StoredSecrets {
  const old = readSecrets(file);
  const keys = keysIn(old);
  if (keys) return { ...old, ...keys };
  const secrets = { ...newKeys(), ...old };
  writeSecrets(file, secrets);
  return secrets;
}

async function makeSecrets(): Promise<StoredSecrets> {
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
    ...newKeys(),
  };
}

const newKeys = (): StoredKeys => ({
  publishableKeys: { default: newApiKey('publishable') },
  secretKeys: { default: newApiKey('secret') },
  signingKeys: { current: newSigningKey() },
});

const random = () => randomBytes(32).toString('hex');
