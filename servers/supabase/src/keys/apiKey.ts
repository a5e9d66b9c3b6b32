import { timingSafeEqual } from 'node:crypto';
import type { SupabaseSecrets } from '../settings.ts';

export type KeyRole = 'anon' | 'service_role';

/** The role of an API key, or null. Only the two keys of this installation are accepted, not other tokens signed with its secret. */
export function roleOfKey(key: string | null | undefined, secrets: SupabaseSecrets): KeyRole | null {
  if (!key) return null;
  if (isSame(key, secrets.anonKey)) return 'anon';
  return isSame(key, secrets.serviceKey) ? 'service_role' : null;
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Body of the 401 response of Supabase's own gateway. */
export const keyRefusal = (key: string | null | undefined) =>
  key
    ? { message: 'Invalid API key', hint: 'Double check your Supabase `anon` or `service_role` API key.' }
    : { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' };

export const bearerOf = (authorization: string | null | undefined) =>
  /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
