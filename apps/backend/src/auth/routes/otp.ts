import { z } from 'zod';
import { AuthError } from '../authError.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { sendAuthMail } from '../mails.ts';
import { issueToken } from '../oneTimeTokens.ts';
import { addressOf, emailSubject, limitRate } from '../rateLimit.ts';
import { emailSchema, metadataSchema, readBody } from '../readBody.ts';
import { savingUser } from '../savingUser.ts';
import { findByEmail, insertUser } from '../users.ts';

const bodySchema = z.object({
  email: emailSchema.optional(),
  phone: z.string().optional(),
  create_user: z.boolean().default(true),
  data: metadataSchema.nullish(),
});

/** Sign-in by mailed link or code. The answer is the same whether or not the account exists. */
export function addOtp(app: AuthApp, deps: AuthDeps): void {
  app.post('/otp', async (context) => {
    await limitRate(deps, 'mailByAddress', addressOf(context.env.incoming));
    const { email, phone, create_user: mayCreate, data } = await readBody(context, bodySchema);
    if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
    if (!email) throw new AuthError(400, 'validation_failed', 'One of email or phone must be set');
    await limitRate(deps, 'mailByEmail', emailSubject(email));
    const redirectTo = context.req.query('redirect_to');
    deps.outbox.later(async () => {
      const known = await findByEmail(deps.sql, email);
      if (!known && !mayCreate) return;
      const newUser = { email, passwordHash: null, metadata: data ?? {}, isConfirmed: false };
      const user = known ?? (await savingUser(deps.sql.begin((sql) => insertUser(sql, newUser))));
      const token = await issueToken(deps.sql, user, 'recovery_token', email);
      await sendAuthMail(deps, 'magiclink', email, token, redirectTo);
    });
    return context.json({});
  });
}
