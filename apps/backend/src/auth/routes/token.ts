import type { Context } from 'hono';
import { z } from 'zod';
import { AuthError, invalidCredentials } from '../authError.ts';
import type { NodeBindings } from '../../http/bindings.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { isPasswordOf } from '../passwords.ts';
import { addressOf, emailSubject, forgiveRate, limitRate } from '../rateLimit.ts';
import { emailSchema, readBody } from '../readBody.ts';
import { rotate } from '../refreshTokens.ts';
import { openSession, presentSession, type SessionBody } from '../sessions.ts';
import { findByEmail, findById, isBanned } from '../users.ts';

const passwordSchema = z.object({ email: emailSchema, password: z.string().max(1024) });
const refreshSchema = z.object({ refresh_token: z.string().min(1).max(256) });

export function addToken(app: AuthApp, deps: AuthDeps): void {
  app.post('/token', async (context) => {
    const grantType = context.req.query('grant_type');
    if (grantType === 'password') return context.json(await signIn(deps, context));
    if (grantType === 'refresh_token') return context.json(await refresh(deps, context));
    throw new AuthError(400, 'validation_failed', 'grant_type must be password or refresh_token');
  });
}

async function signIn(deps: AuthDeps, context: Context<NodeBindings>): Promise<SessionBody> {
  await limitRate(deps, 'signInByAddress', addressOf(context.env.incoming));
  const { email, password } = await readBody(context, passwordSchema);
  await limitRate(deps, 'signInByEmail', emailSubject(email));
  const user = await findByEmail(deps.sql, email);
  const isRight = await isPasswordOf(deps.sql, password, user?.encrypted_password);
  if (!user || !isRight) throw invalidCredentials();
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  await forgiveRate(deps, 'signInByEmail', emailSubject(email));
  return deps.sql.begin((sql) => openSession(deps, sql, user, { method: 'password', incoming: context.env.incoming }));
}

async function refresh(deps: AuthDeps, context: Context<NodeBindings>): Promise<SessionBody> {
  await limitRate(deps, 'refreshByAddress', addressOf(context.env.incoming));
  const { refresh_token: token } = await readBody(context, refreshSchema);
  const rotation = await deps.sql.begin((sql) => rotate(sql, token, deps.secrets.refreshTokenSecret));
  if (rotation.kind === 'unknown')
    throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  if (rotation.kind === 'reused') deps.sessions.forget();
  if (rotation.kind === 'reused')
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  const user = await findById(deps.sql, rotation.userId);
  if (!user) throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  return presentSession(deps, user, rotation.sessionId, rotation.refreshToken, 'password');
}
