import { z } from 'zod';
import { AuthError } from '../authError.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { checkPassword } from '../passwordRules.ts';
import { hashPassword } from '../passwords.ts';
import { challengeFields, challengeOf } from '../pkce.ts';
import { presentObfuscatedUser, presentUser } from '../presentUser.ts';
import { limitAddress, limitRecipient } from '../rateLimit.ts';
import { emailSchema, metadataSchema, readBody } from '../readBody.ts';
import { mailToken } from '../requests.ts';
import { mapConstraintErrors } from '../mapConstraintErrors.ts';
import { openSession } from '../sessions.ts';
import { findByEmail, insertUser, updateUser, type UserRow } from '../users.ts';

const bodySchema = z.object({
  email: emailSchema.optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  data: metadataSchema.nullish(),
  ...challengeFields,
});

export function addSignup(app: AuthApp, deps: AuthDeps): void {
  app.post('/signup', async (context) => {
    await limitAddress(deps, 'signUpByAddress', context);
    const body = await readBody(context, bodySchema);
    const { email, password } = body;
    // Phone accounts sign in with a code each time; a password would be a weaker way in.
    if (body.phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone sign-ups use a one-time code');
    if (!email) throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    if (password === undefined) throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
    checkPassword(password);
    const metadata = body.data ?? {};
    const request = { redirectTo: context.req.query('redirect_to'), challenge: challengeOf(body) };
    const isConfirmed = !deps.config.auth.emailConfirmation;
    if (!isConfirmed) await limitRecipient(deps, 'mailByRecipient', context, email);
    // Hashed before the look-up, so that a taken e-mail takes as long as a free one.
    const passwordHash = await hashPassword(deps.sql, password);
    const taken = await findByEmail(deps.sql, email);
    const newUser = { email, passwordHash, metadata, isConfirmed };

    if (isConfirmed) {
      if (taken) throw new AuthError(422, 'user_already_exists', 'User already registered');
      const signIn = { method: 'password', incoming: context.env.incoming } as const;
      const enter = deps.sql.begin(async (sql) => openSession(deps, sql, await insertUser(sql, newUser), signIn));
      return context.json(await mapConstraintErrors(enter));
    }
    if (taken?.email_confirmed_at) return context.json(presentObfuscatedUser(email, metadata));
    const user = await mapConstraintErrors(
      deps.sql.begin((sql) => (taken ? startAnew(sql, taken, passwordHash) : insertUser(sql, newUser))),
    );
    deps.outbox.later(() => mailToken(deps, 'signup', user, email, request));
    return context.json(
      taken ? presentObfuscatedUser(email, metadata) : presentUser({ ...user, confirmation_sent_at: new Date() }),
    );
  });
}

/**
 * The account exists and was never confirmed: the newest password is used. Another person may have signed up with this address
 * and waited for its owner to confirm.
 */
const startAnew = (sql: Parameters<typeof updateUser>[0], taken: UserRow, passwordHash: string) =>
  updateUser(sql, taken.id, { encrypted_password: passwordHash });
