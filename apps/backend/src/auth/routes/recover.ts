import { z } from 'zod';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { sendAuthMail } from '../mails.ts';
import { issueToken } from '../oneTimeTokens.ts';
import { addressOf, emailSubject, limitRate } from '../rateLimit.ts';
import { emailSchema, readBody } from '../readBody.ts';
import { findByEmail } from '../users.ts';

const bodySchema = z.object({ email: emailSchema });

export function addRecover(app: AuthApp, deps: AuthDeps): void {
  app.post('/recover', async (context) => {
    await limitRate(deps, 'mailByAddress', addressOf(context.env.incoming));
    const { email } = await readBody(context, bodySchema);
    await limitRate(deps, 'mailByEmail', emailSubject(email));
    const user = await findByEmail(deps.sql, email);
    // Not awaited by the answer: whether a mail is written must not show in its time.
    if (user)
      deps.outbox.later(async () => {
        const token = await issueToken(deps.sql, user, 'recovery_token', user.email);
        await sendAuthMail(deps, 'recovery', user.email, token, context.req.query('redirect_to'));
      });
    return context.json({});
  });
}
