import type { Context } from 'hono';
import { bearerOf, roleOfKey } from '../keys/apiKey.ts';
import { readSessionToken } from '../keys/sessionToken.ts';
import { AuthError } from './authError.ts';
import type { AuthDeps } from './deps.ts';
import { isBanned, type UserRow } from './users.ts';

export type CurrentUser = { user: UserRow; sessionId: string; sessionSince: Date };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The account of the bearer token, if its session still exists. */
export async function currentUser({ sql, secrets }: AuthDeps, context: Context): Promise<CurrentUser> {
  const token = bearerOf(context.req.header('authorization'));
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await readSessionToken(token, secrets);
  if (!claims) throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  const { role, sub, session_id: sessionId } = claims;
  if (role !== 'authenticated' || !isUuid(sub) || !isUuid(sessionId)) {
    throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  }
  const [user] = await sql<(UserRow & { session_since: Date })[]>`
    select u.*, s.created_at as session_since from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = ${sessionId} and u.id = ${sub} and u.deleted_at is null`;
  if (!user) throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
  return { user, sessionId, sessionSince: user.session_since };
}

const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** Refuses admin routes without a secret key. A bearer of its own decides alone: it is a person's token, or the service key of before. */
export function requireService({ secrets }: AuthDeps, context: Context): void {
  const key = bearerOf(context.req.header('authorization')) ?? context.req.header('apikey');
  if (roleOfKey(key, secrets) !== 'service_role') throw new AuthError(403, 'not_admin', 'User not allowed');
}
