import type { Context } from 'hono';
import { bearerOf } from '../keys/apiKey.ts';
import { readToken } from '../keys/jwt.ts';
import { AuthError } from './authError.ts';
import type { AuthDeps } from './deps.ts';
import type { UserRow } from './users.ts';

export type CurrentUser = { user: UserRow; sessionId: string };

/** The account behind the bearer token, provided that its session still exists. */
export async function currentUser({ sql, secrets }: AuthDeps, context: Context): Promise<CurrentUser> {
  const token = bearerOf(context.req.header('authorization'));
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  const claims = await readToken(token, secrets.jwtSecret);
  if (!claims) throw new AuthError(403, 'bad_jwt', 'invalid JWT: unable to parse or verify signature');
  if (claims.role !== 'authenticated' || typeof claims.sub !== 'string' || typeof claims.session_id !== 'string') {
    throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
  }
  const [user] = await sql<UserRow[]>`
    select u.* from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = ${claims.session_id} and u.id = ${claims.sub} and u.deleted_at is null`;
  if (!user) throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  return { user, sessionId: claims.session_id };
}

/** Only the service key may use the admin routes. */
export function requireService({ secrets }: AuthDeps, context: Context): void {
  if (bearerOf(context.req.header('authorization')) !== secrets.serviceKey) {
    throw new AuthError(403, 'not_admin', 'User not allowed');
  }
}
