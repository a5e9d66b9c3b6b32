import type { GoTrueClient } from '@supabase/auth-js';
import { confirmOffline } from './network.ts';
import { readStoredSession } from './storedSession.ts';

let client: Promise<GoTrueClient> | null = null;

/** The auth service's client. Loaded on first use: guests who only browse never download it. */
export function getAuth(): Promise<GoTrueClient> {
  client ??= import('./openAuthClient.ts').then(({ openAuthClient }) => openAuthClient());
  // After a failed download the next call tries again.
  client.catch(() => (client = null));
  return client;
}

const EXPIRY_MARGIN_S = 30;

/**
 * Access token of the signed-in user, refreshed when it is about to expire; null for a guest. Without a network it cannot be refreshed; the service
 * worker reads the user from the old token.
 */
export async function getAccessToken(): Promise<string | null> {
  const stored = readStoredSession();
  if (!stored) return null;
  if (stored.expires_at - EXPIRY_MARGIN_S > Date.now() / 1000) return stored.access_token;
  if (await confirmOffline()) return stored.access_token;
  const { data } = await (await getAuth()).getSession();
  return data.session?.access_token ?? null;
}
