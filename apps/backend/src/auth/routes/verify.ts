import type { Context } from 'hono';
import { z } from 'zod';
import type { NodeBindings } from '../../http/bindings.ts';
import { allowedRedirect } from '../allowedRedirect.ts';
import { AuthError, expiredLink } from '../authError.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { redeemCode, redeemLink, type Purpose, type Redeemed } from '../oneTimeTokens.ts';
import { addressOf, emailSubject, limitRate } from '../rateLimit.ts';
import { emailSchema, readBody } from '../readBody.ts';
import { openSession, type SessionBody } from '../sessions.ts';
import { confirmEmail, findById, isBanned } from '../users.ts';
import type { Transaction } from '../../database/connection.ts';

const typeSchema = z.enum(['signup', 'recovery', 'magiclink', 'email', 'email_change', 'invite']);
const linkSchema = z.object({ token_hash: z.string().min(1).max(256), type: typeSchema });
const codeSchema = z.object({ email: emailSchema, token: z.string().min(1).max(256), type: typeSchema });

const PURPOSES: Record<z.infer<typeof typeSchema>, Purpose[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new'],
};

export function addVerify(app: AuthApp, deps: AuthDeps): void {
  app.post('/verify', async (context) => {
    await limitRate(deps, 'verifyByAddress', addressOf(context.env.incoming));
    const body = await readBody(context, z.union([linkSchema, codeSchema]));
    if ('token_hash' in body) {
      return context.json(await enter(deps, context, (sql) => redeemLink(sql, body.token_hash, PURPOSES[body.type])));
    }
    await limitRate(deps, 'verifyByEmail', emailSubject(body.email));
    return context.json(
      await enter(deps, context, (sql) => redeemCode(sql, body.email, body.token, PURPOSES[body.type])),
    );
  });

  // The link of a mail. The session travels in the fragment, which no server and no log sees.
  app.get('/verify', async (context) => {
    const target = new URL(allowedRedirect(deps.config, context.req.query('redirect_to')));
    const type = typeSchema.safeParse(context.req.query('type'));
    try {
      await limitRate(deps, 'verifyByAddress', addressOf(context.env.incoming));
      if (!type.success) throw expiredLink();
      const token = context.req.query('token_hash') ?? context.req.query('token') ?? '';
      const session = await enter(deps, context, (sql) => redeemLink(sql, token, PURPOSES[type.data]));
      target.hash = fragment({ ...session, type: type.data });
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      target.hash = new URLSearchParams({
        error: 'access_denied',
        error_code: error.errorCode,
        error_description: error.message,
      }).toString();
    }
    return context.redirect(target.toString(), 303);
  });
}

async function enter(
  deps: AuthDeps,
  context: Context<NodeBindings>,
  redeem: (sql: Transaction) => Promise<Redeemed | null>,
): Promise<SessionBody> {
  const session = await deps.sql.begin(async (sql) => {
    const redeemed = await redeem(sql);
    if (!redeemed) return null;
    if (redeemed.purpose === 'email_change_token_new') await takeNewEmail(sql, redeemed);
    await confirmEmail(sql, redeemed.userId);
    const user = await findById(sql, redeemed.userId);
    if (!user || isBanned(user)) return null;
    return openSession(deps, sql, user, { method: 'otp', incoming: context.env.incoming });
  });
  // Thrown outside the transaction: a stale token stays used up.
  if (!session) throw expiredLink();
  return session;
}

async function takeNewEmail(sql: Transaction, { userId, sentTo }: Redeemed): Promise<void> {
  await sql`update auth.users set email = ${sentTo}, email_change = '', updated_at = now() where id = ${userId}`;
}

function fragment(session: SessionBody & { type: string }): string {
  const { access_token, refresh_token, expires_in, expires_at, token_type, type } = session;
  return new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: String(expires_in),
    expires_at: String(expires_at),
    token_type,
    type,
  }).toString();
}
