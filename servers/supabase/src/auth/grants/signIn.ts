import type { NodeBindings } from '@fairtone/servers/shared';
import type { Context } from 'hono';
import { z } from 'zod';
import { AuthError, invalidCredentials } from '../authError.ts';
import type { AuthDeps } from '../deps.ts';
import { isPasswordOf } from '../passwords.ts';
import { limitAddress, limitRecipient, visitorLimit } from '../rateLimit.ts';
import { emailSchema, phoneSchema, readBody } from '../readBody.ts';
import { openSession, type SessionBody } from '../sessions.ts';
import { findByEmail, findByPhone, isBanned } from '../users.ts';

const password = z.string().max(1024);
const bodySchema = z.union([z.object({ email: emailSchema, password }), z.object({ phone: phoneSchema, password })]);

/** The password grant. */
export async function signIn(deps: AuthDeps, context: Context<NodeBindings>): Promise<SessionBody> {
  await limitAddress(deps, 'signInByAddress', context);
  const body = await readBody(context, bodySchema);
  const [name, isPhone] = 'email' in body ? [body.email, false] : [body.phone, true];
  const visitor = visitorLimit(deps, context, name);
  await visitor.count();
  await limitRecipient(deps, 'signInByRecipient', context, name);
  await limitRecipient(deps, 'signInByRecipientADay', context, name);
  const user = await (isPhone ? findByPhone : findByEmail)(deps.sql, name);
  const isRight = await isPasswordOf(deps.sql, body.password, user?.encrypted_password);
  if (!user || !isRight) throw invalidCredentials();
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (isPhone && !user.phone_confirmed_at) throw new AuthError(400, 'phone_not_confirmed', 'Phone not confirmed');
  if (!isPhone && !user.email_confirmed_at) throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  await visitor.forgive();
  return deps.sql.begin((sql) => openSession(deps, sql, user, { method: 'password', incoming: context.env.incoming }));
}
