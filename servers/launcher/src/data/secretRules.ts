import { readToken } from '@fairtone/servers/supabase';
import { statSync } from 'node:fs';
import type { Secrets } from './secrets.ts';
import { RANDOM_SECRETS } from './secretsFile.ts';

/** Secrets that are published in documentation or easy to guess. */
const KNOWN = /super-secret|secret-jwt-token|change.?me|password|^(.)\1+$/i;
const SHORTEST = 32;

/** @throws Error that names the first secret which a production must not run with, never its value */
export async function requireGoodSecrets(file: string, secrets: Secrets): Promise<void> {
  const mode = statSync(file).mode & 0o777;
  if (process.platform !== 'win32' && mode & 0o077) {
    throw new Error(
      `${file} can be read by other users (mode ${mode.toString(8)}). Run chmod 600 on it, and think of its secrets as known.`,
    );
  }
  for (const name of RANDOM_SECRETS) {
    const value: unknown = secrets[name];
    if (typeof value !== 'string' || value.length < SHORTEST)
      throw new Error(`${file}: ${name} is missing or shorter than ${SHORTEST} characters.`);
    if (KNOWN.test(value)) throw new Error(`${file}: ${name} is a secret that everybody knows.`);
  }
  if (new Set(RANDOM_SECRETS.map((name) => secrets[name])).size < RANDOM_SECRETS.length)
    throw new Error(`${file}: two secrets are the same.`);
  for (const [name, role] of [
    ['anonKey', 'anon'],
    ['serviceKey', 'service_role'],
  ] as const) {
    const claims = await readToken(secrets[name] ?? '', secrets.jwtSecret);
    if (claims?.role !== role) throw new Error(`${file}: ${name} is no key of ${role} that jwtSecret signed.`);
  }
}
