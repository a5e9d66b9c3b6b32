import { z } from 'zod';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { sendAuthMail } from '../mails.ts';
import { issueToken } from '../oneTimeTokens.ts';
import { addressOf, emailSubject, limitRate } from '../rateLimit.ts';
import { emailSchema, readBody } from '../readBody.ts';
import { findByEmail } from '../users.ts';

const bodySchema = z.object({ email: emailSchema, type: z.enum(['signup', 'email_change']) });

export function addResend(app: AuthApp, deps: AuthDeps): void {
  app.post('/resend', async (context) => {
    await limitRate(deps, 'mailByAddress', addressOf(context.env.incoming));
    const { email, type } = await readBody(context, bodySchema);
    await limitRate(deps, 'mailByEmail', emailSubject(email));
    const redirectTo = context.req.query('redirect_to');
    deps.outbox.later(async () => {
      const user = await findByEmail(deps.sql, email);
      if (!user) return;
      if (type === 'signup' && !user.email_confirmed_at) {
        const token = await issueToken(deps.sql, user, 'confirmation_token', email);
        await sendAuthMail(deps, 'signup', email, token, redirectTo);
      }
      if (type === 'email_change' && user.email_change) {
        const token = await issueToken(deps.sql, user, 'email_change_token_new', user.email_change);
        await sendAuthMail(deps, 'email_change', user.email_change, token, redirectTo);
      }
    });
    return context.json({});
  });
}
