import { messageOf, writeFileSafely } from '@fairtone/servers/shared';
import type { NamedKeys, SigningKeys, SupabaseSecrets } from '@fairtone/servers/supabase';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEY_KINDS, type KeyKind } from './newApiKey.ts';

/** What `secrets.json` holds: generated once per data folder, readable by its owner only. */
export type StoredSecrets = Omit<SupabaseSecrets, 'apiKeys' | 'signingKeys'> & {
  /** Secret with which the test-mode provider signs its webhooks. */
  webhookSecret: string;
} & StoredKeys;

/** API keys by kind and name, and the keys that sign access tokens; `npm run keys` changes them while the product runs. */
export type StoredKeys = Record<`${KeyKind}Keys`, NamedKeys> & { signingKeys: SigningKeys };

/** Random secrets; the other two texts are API keys of before, signed with one of them. */
export const RANDOM_SECRETS = [
  'jwtSecret',
  'signedUrlSecret',
  'refreshTokenSecret',
  'databasePassword',
  'authenticatorPassword',
  'webhookSecret',
] as const satisfies readonly (keyof StoredSecrets)[];

const TEXTS = [...RANDOM_SECRETS, 'anonKey', 'serviceKey'] as const satisfies readonly (keyof StoredSecrets)[];

export const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json');

/** Secrets of a folder from an earlier version lack some keys. */
export type OldSecrets = Omit<StoredSecrets, keyof StoredKeys> & Partial<StoredKeys>;

/** Reads `secrets.json`. @throws Error that names the file when it is damaged */
export function readSecrets(file: string): OldSecrets {
  const advice = 'Put the file back from a backup.';
  let secrets: Partial<Record<keyof StoredSecrets, unknown>> | null;
  try {
    secrets = JSON.parse(readFileSync(file, 'utf8')) as typeof secrets;
  } catch (error) {
    throw new Error(`${file} cannot be read: ${messageOf(error)}. ${advice}`, { cause: error });
  }
  const missing = TEXTS.find((name) => typeof secrets?.[name] !== 'string' || secrets[name] === '');
  if (missing) throw new Error(`${file}: ${missing} is missing. ${advice}`);
  for (const kind of KEY_KINDS) {
    const keys = secrets![`${kind}Keys`];
    if (keys !== undefined && !areKeys(keys, kind))
      throw new Error(`${file}: ${kind}Keys must be keys by name that begin with sb_${kind}_. ${advice}`);
  }
  if (secrets!.signingKeys !== undefined && !areSigningKeys(secrets!.signingKeys))
    throw new Error(`${file}: signingKeys must be private keys of ES256 as JWK. ${advice}`);
  return secrets as OldSecrets;
}

/** The keys among the secrets; null for a folder of an earlier version. */
export function keysIn({ publishableKeys, secretKeys, signingKeys }: OldSecrets): StoredKeys | null {
  return publishableKeys && secretKeys && signingKeys ? { publishableKeys, secretKeys, signingKeys } : null;
}

export const writeSecrets = (file: string, secrets: StoredSecrets): void =>
  writeFileSafely(file, JSON.stringify(secrets, null, 2), 0o600);

/** A secret key among the publishable ones would be shown to every visitor. */
const areKeys = (value: unknown, kind: KeyKind): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((key) => typeof key === 'string' && new RegExp(`^sb_${kind}_[\\w-]{16,}$`).test(key));

function areSigningKeys(value: unknown): boolean {
  const { current, previous } = (value ?? {}) as { current?: unknown; previous?: unknown };
  return isSigningKey(current) && (previous === undefined || isSigningKey(previous));
}

const isSigningKey = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['kid', 'x', 'y', 'd'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
  (value as Record<string, unknown>).alg === 'ES256';
