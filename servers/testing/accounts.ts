import {
  type AuthDeps,
  openSession,
  type SessionBody,
  insertUser,
  type SigningKeys,
} from '@fairtone/servers/supabase/testing';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';

export type { SessionBody };

export const PASSWORD = 'Str0ng!password';
/** bcrypt of `PASSWORD`, cost 10 like the auth service's. Computing it for every account would take most of a test's time. */
const PASSWORD_HASH = '$2a$10$FA2D/4M0dtIglyocpZNr9u5ePM708c/EdYSt9Wr9MQEFMTi0xAuf6';
const ACCESS_TOKEN_S = 3600;

export type AccountOptions = {
  email?: string;
  /** Metadata that a visitor may set at sign-up: `full_name`, `role`. */
  metadata?: Record<string, unknown>;
};

/**
 * Creates an account with a session, by the statements of the auth service's sign-up: triggers insert profile and role.
 * The sign-up route itself is tested in src/auth/signUp.db.test.ts.
 * @returns the response of a sign-up: tokens and user
 */
export async function makeAccount(
  backend: { url: string; databaseUrl: string; dataDir: string },
  { email = `${randomUUID()}@people.test`, metadata = {} }: AccountOptions = {},
): Promise<SessionBody> {
  const { signingKeys } = JSON.parse(readFileSync(join(backend.dataDir, 'secrets.json'), 'utf8')) as {
    signingKeys: SigningKeys;
  };
  const tokenKeys = { signingKey: () => Promise.resolve(signingKeys.current) };
  const config = { siteUrl: backend.url, auth: { accessTokenS: ACCESS_TOKEN_S, trustedProxies: { hops: 0 } } };
  const deps = { tokenKeys, config } as AuthDeps;
  const incoming = { headers: { 'user-agent': 'Fairtone tests' }, socket: { remoteAddress: '127.0.0.1' } };
  const sql = postgres(backend.databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return await sql.begin(async (transaction) => {
      const user = await insertUser(transaction, { email, passwordHash: PASSWORD_HASH, metadata, isConfirmed: true });
      return openSession(deps, transaction, user, {
        method: 'password',
        incoming: incoming as unknown as IncomingMessage,
      });
    });
  } finally {
    await sql.end({ timeout: 5 });
  }
}
