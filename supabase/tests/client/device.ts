import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { randomInt, randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { newestMail, sharedBackend } from '../../../servers/testing/clients.ts';

const backend = sharedBackend();
export const PASSWORD = 'Str0ng!password';
export const newEmail = () => `${randomUUID()}@people.test`;
export const newPhone = () => `+49151${String(randomInt(0, 100_000_000)).padStart(8, '0')}`;

/** The official client on a separate device: its session is stored only there. */
export function device(key = backend.anonKey, flowType: 'implicit' | 'pkce' = 'implicit'): SupabaseClient {
  const kept = new Map<string, string>();
  return createClient(backend.url, key, {
    auth: {
      flowType,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
    },
    realtime: { transport: WebSocket as never },
  });
}

/** A person who has just signed up, on a device. */
export async function newcomer(client = device()) {
  const email = newEmail();
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { client, email, id: data.user!.id, session: data.session! };
}

export const tokenOf = (link: string) => new URL(link).searchParams.get('token_hash')!;
export const linkOf = async (email: string, kind: string) => (await newestMail(backend, email, kind)).link;
