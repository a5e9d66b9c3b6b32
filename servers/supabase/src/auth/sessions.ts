import { clientAddress } from '@fairtone/servers/shared';
import type { IncomingMessage } from 'node:http';
import type { Transaction } from '../database/connection.ts';
import { signSessionToken } from '../keys/sessionToken.ts';
import type { AuthDeps } from './deps.ts';
import { rememberAddress } from './knownAddresses.ts';
import { presentUser, type PresentedUser } from './presentUser.ts';
import { firstRefreshToken } from './refreshTokens.ts';
import type { UserRow } from './users.ts';

export type SessionBody = {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: PresentedUser;
};

export type SignInMethod = 'password' | 'otp';

type SignIn = { method: SignInMethod; incoming: IncomingMessage };

/** Opens a session for a person whose identity was just proved. */
export async function openSession(
  deps: AuthDeps,
  sql: Transaction,
  user: UserRow,
  signIn: SignIn,
): Promise<SessionBody> {
  const address = clientAddress(signIn.incoming, deps.config.auth.trustedProxies);
  const agent = (signIn.incoming.headers['user-agent'] ?? '').slice(0, 500);
  const [session] = await sql<{ id: string }[]>`
    insert into auth.sessions (user_id, user_agent, ip, tag)
    values (${user.id}, ${agent}, ${address === 'unknown' ? null : address}, ${signIn.method}) returning id`;
  await sql`update auth.users set last_sign_in_at = now() where id = ${user.id}`;
  await rememberAddress(deps, sql, user.id, signIn.incoming);
  const refreshToken = await firstRefreshToken(sql, user.id, session!.id);
  return presentSession(deps, { ...user, last_sign_in_at: new Date() }, session!.id, refreshToken, signIn.method);
}

export async function presentSession(
  { tokenKeys, config }: AuthDeps,
  user: UserRow,
  sessionId: string,
  refreshToken: string,
  method: SignInMethod,
): Promise<SessionBody> {
  const now = Math.floor(Date.now() / 1000);
  const { accessTokenS } = config.auth;
  const claims = {
    iss: `${config.siteUrl}/auth/v1`,
    aud: 'authenticated',
    sub: user.id,
    role: 'authenticated',
    email: user.email ?? '',
    phone: user.phone ?? '',
    session_id: sessionId,
    aal: 'aal1',
    amr: [{ method, timestamp: now }],
    is_anonymous: false,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
  };
  return {
    access_token: await signSessionToken(claims, await tokenKeys.signingKey(), accessTokenS),
    token_type: 'bearer',
    expires_in: accessTokenS,
    expires_at: now + accessTokenS,
    refresh_token: refreshToken,
    user: presentUser(user),
  };
}

export type LogoutScope = 'global' | 'local' | 'others';

/** Ends sessions with their refresh tokens. Without a current session, only the scope of all sessions is possible. */
export async function closeSessions(
  sql: AuthDeps['sql'] | Transaction,
  userId: string,
  sessionId: string | null,
  scope: LogoutScope,
): Promise<void> {
  if (scope === 'global') await sql`delete from auth.sessions where user_id = ${userId}`;
  if (scope === 'local') await sql`delete from auth.sessions where user_id = ${userId} and id = ${sessionId}`;
  if (scope === 'others') await sql`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId}`;
}
