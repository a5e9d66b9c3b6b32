import type { IncomingMessage } from 'node:http';
import type { Transaction } from '../database/connection.ts';
import { signToken } from '../keys/jwt.ts';
import type { AuthDeps } from './deps.ts';
import { presentUser } from './presentUser.ts';
import { firstRefreshToken } from './refreshTokens.ts';
import type { UserRow } from './users.ts';

export const ACCESS_TOKEN_S = 3600;

export type SessionBody = {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: ReturnType<typeof presentUser>;
};

type SignIn = { method: 'password' | 'otp'; incoming: IncomingMessage };

/** Opens a session for a person who has just proved who they are. */
export async function openSession(
  deps: AuthDeps,
  sql: Transaction,
  user: UserRow,
  signIn: SignIn,
): Promise<SessionBody> {
  const address = signIn.incoming.socket.remoteAddress ?? null;
  const agent = (signIn.incoming.headers['user-agent'] ?? '').slice(0, 500);
  const [session] = await sql<{ id: string }[]>`
    insert into auth.sessions (user_id, user_agent, ip) values (${user.id}, ${agent}, ${address}) returning id`;
  await sql`update auth.users set last_sign_in_at = now() where id = ${user.id}`;
  const refreshToken = await firstRefreshToken(sql, user.id, session!.id);
  return presentSession(deps, { ...user, last_sign_in_at: new Date() }, session!.id, refreshToken, signIn.method);
}

export async function presentSession(
  { secrets, config }: AuthDeps,
  user: UserRow,
  sessionId: string,
  refreshToken: string,
  method: string,
): Promise<SessionBody> {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `${config.siteUrl}/auth/v1`,
    aud: 'authenticated',
    sub: user.id,
    role: 'authenticated',
    email: user.email,
    phone: '',
    session_id: sessionId,
    aal: 'aal1',
    amr: [{ method, timestamp: now }],
    is_anonymous: false,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
  };
  return {
    access_token: await signToken(claims, secrets.jwtSecret, ACCESS_TOKEN_S),
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_S,
    expires_at: now + ACCESS_TOKEN_S,
    refresh_token: refreshToken,
    user: presentUser(user),
  };
}

export type LogoutScope = 'global' | 'local' | 'others';

export async function closeSessions(
  sql: AuthDeps['sql'] | Transaction,
  userId: string,
  sessionId: string,
  scope: LogoutScope,
): Promise<void> {
  if (scope === 'global') await sql`delete from auth.sessions where user_id = ${userId}`;
  if (scope === 'local') await sql`delete from auth.sessions where user_id = ${userId} and id = ${sessionId}`;
  if (scope === 'others') await sql`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId}`;
}
