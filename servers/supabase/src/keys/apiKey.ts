import { timingSafeEqual } from 'node:crypto';
import type { NamedKeys, SupabaseSecrets } from '../settings.ts';

export type KeyRole = 'anon' | 'service_role';

/** The role of an API key, or null. Only the keys of this installation are accepted, not other tokens signed with its secret. */
export function roleOfKey(key: string | null | undefined, secrets: SupabaseSecrets): KeyRole | null {
  if (!key) return null;
  const { publishable, secret } = secrets.apiKeys();
  const isOneOf = (keys: NamedKeys, old: string) => [...Object.values(keys), old].some((each) => isSame(key, each));
  if (isOneOf(publishable, secrets.anonKey)) return 'anon';
  return isOneOf(secret, secrets.serviceKey) ? 'service_role' : null;
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The key that the product itself uses: the one named `default`, else the first. @throws Error when there is none */
export function ownKey(keys: NamedKeys): string {
  const key = keys.default ?? Object.values(keys)[0];
  if (!key) throw new Error('This installation has no API key left. Add one: npm run keys -- add secret default.');
  return key;
}

/** The token of a role, which PostgREST and storage read in the place of a key. */
export const tokenOfRole = (role: KeyRole, { anonKey, serviceKey }: SupabaseSecrets): string =>
  role === 'anon' ? anonKey : serviceKey;

/** What a request says of its sender. */
export type KeyHeaders = {
  apikey: string | null | undefined;
  authorization: string | null | undefined;
  userAgent: string | null | undefined;
};

/** Body of a 401 response, as the gateway of Supabase writes it. */
type KeyRefusal = { message: string; hint: string };

const SECRET = /^sb_secret_/;
const OPAQUE = /^sb_(publishable|secret)_/;

/**
 * Why a request's key is refused; null when it is valid. A publishable or secret key may be the bearer too when it equals `apikey`:
 * supabase-js sends it so when nobody is signed in. In every other case a bearer is a person's token.
 */
export function keyRefusal(
  { apikey, authorization, userAgent }: KeyHeaders,
  secrets: SupabaseSecrets,
): KeyRefusal | null {
  if (!apikey)
    return { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' };
  if (!roleOfKey(apikey, secrets))
    return { message: 'Invalid API key', hint: 'Double check the publishable or secret API key of your project.' };
  if (SECRET.test(apikey) && /^Mozilla\//.test(userAgent ?? ''))
    return {
      message: 'Forbidden use of secret API key in browser',
      hint: 'Whoever opened this page has the key now: remove it, and use a publishable key.',
    };
  const bearer = bearerOf(authorization);
  if (bearer && OPAQUE.test(bearer) && bearer !== apikey)
    return {
      message: 'Invalid API key',
      hint: 'A key is sent as `apikey`; `Authorization` carries the token of a person.',
    };
  return null;
}

export const bearerOf = (authorization: string | null | undefined) =>
  /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
