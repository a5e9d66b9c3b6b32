import { z } from 'zod';
import { AuthError } from '../authError.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { sendAuthMail } from '../mails.ts';
import { issueToken } from '../oneTimeTokens.ts';
import { checkPassword } from '../passwordRules.ts';
import { hashPassword } from '../passwords.ts';
import { presentStranger, presentUser } from '../presentUser.ts';
import { addressOf, limitRate } from '../rateLimit.ts';
import { emailSchema, metadataSchema, readBody } from '../readBody.ts';
import { savingUser } from '../savingUser.ts';
import { openSession } from '../sessions.ts';
import { findByEmail, insertUser, type UserRow } from '../users.ts';

const bodySchema = z.object({ email: emailSchema, password: z.string(), data: metadataSchema.nullish() });

export function addSignup(app: AuthApp, deps: AuthDeps): void {
  app.post('/signup', async (context) => {
    await limitRate(deps, 'signUpByAddress', addressOf(context.env.incoming));
    const body = await readBody(context, bodySchema);
    checkPassword(body.password);
    const metadata = body.data ?? {};
    // Hashed before the look-up: a taken e-mail takes as long as a free one.
    const passwordHash = await hashPassword(deps.sql, body.password);
    const taken = await findByEmail(deps.sql, body.email);
    const isConfirmed = !deps.config.emailConfirmation;
    if (taken && isConfirmed) throw new AuthError(422, 'user_already_exists', 'User already registered');
    if (taken) {
      if (!taken.email_confirmed_at) await sendConfirmation(deps, taken, context.req.query('redirect_to'));
      return context.json(presentStranger(body.email, metadata));
    }

    const newUser = { email: body.email, passwordHash, metadata, isConfirmed };
    if (isConfirmed) {
      const session = await savingUser(
        deps.sql.begin(async (sql) =>
          openSession(deps, sql, await insertUser(sql, newUser), {
            method: 'password',
            incoming: context.env.incoming,
          }),
        ),
      );
      return context.json(session);
    }
    const user = await savingUser(deps.sql.begin((sql) => insertUser(sql, newUser)));
    await sendConfirmation(deps, user, context.req.query('redirect_to'));
    return context.json(presentUser({ ...user, confirmation_sent_at: new Date() }));
  });
}

async function sendConfirmation(deps: AuthDeps, user: UserRow, redirectTo: string | undefined): Promise<void> {
  const token = await issueToken(deps.sql, user, 'confirmation_token', user.email);
  await sendAuthMail(deps, 'signup', user.email, token, redirectTo);
}
