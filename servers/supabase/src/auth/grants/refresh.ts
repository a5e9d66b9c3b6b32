import type { NodeBindings } from '@fairtone/servers/shared';
import type { Context } from 'hono';
import { z } from 'zod';
import { AuthError } from '../authError.ts';
import type { AuthDeps } from '../deps.ts';
import { limitAddress } from '../rateLimit.ts';
import { readBody } from '../readBody.ts';
import { rotate } from '../refreshTokens.ts';
import { presentSession, type SessionBody, type SignInMethod } from '../sessions.ts';
import { findById, isBanned } from '../users.ts';

const bodySchema = z.object({ refresh_token: z.string().min(1).max(256) });

/** The refresh token grant. */
export async function refresh(deps: AuthDeps, context: Context<NodeBindings>): Promise<SessionBody> {
  await limitAddress(deps, 'refreshByAddress', context);
  const { refresh_token: token } = await readBody(context, bodySchema);
  const { secrets, config, sql } = deps;
  const rules = { secret: secrets.refreshTokenSecret, reuseS: config.auth.refreshReuseS };
  const rotation = await sql.begin((transaction) => rotate(transaction, token, rules));
  if (rotation.kind === 'unknown') throw notFound();
  if (rotation.kind === 'reused') {
    deps.sessions.forget();
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  const user = await findById(sql, rotation.userId);
  if (!user) throw notFound();
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  const [session] = await sql<{ tag: SignInMethod | null }[]>`
    select tag from auth.sessions where id = ${rotation.sessionId}`;
  return presentSession(deps, user, rotation.sessionId, rotation.refreshToken, session?.tag ?? 'password');
}

const notFound = () => new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
