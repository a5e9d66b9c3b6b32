import { z } from 'zod';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { challengeFields, challengeOf, type Challenge } from '../pkce.ts';
import { limitAddress, limitRecipient } from '../rateLimit.ts';
import { emailSchema, phoneSchema, readBody } from '../readBody.ts';
import { askForNewEmail, mailToken, textCode } from '../requests.ts';
import { requireTexts } from '../textMessages.ts';
import { findByEmail, findByPhone } from '../users.ts';

const bodySchema = z.union([
  z.object({ email: emailSchema, type: z.enum(['signup', 'email_change']), ...challengeFields }),
  z.object({ phone: phoneSchema, type: z.enum(['sms', 'phone_change']) }),
]);

/** Sends the last requested message again. The response is the same when there was none. */
export function addResend(app: AuthApp, deps: AuthDeps): void {
  app.post('/resend', async (context) => {
    const body = await readBody(context, bodySchema);
    if ('phone' in body) {
      requireTexts(deps.texts);
      await limitAddress(deps, 'textByAddress', context);
      await limitRecipient(deps, 'textByRecipient', context, body.phone);
      await limitRecipient(deps, 'textByRecipientADay', context, body.phone);
      deps.outbox.later(() => resendText(body.phone, body.type));
      return context.json({});
    }
    await limitAddress(deps, 'mailByAddress', context);
    await limitRecipient(deps, 'mailByRecipient', context, body.email);
    const request = { redirectTo: context.req.query('redirect_to'), challenge: challengeOf(body) };
    deps.outbox.later(() => resendMail(body.email, body.type, request));
    return context.json({});
  });

  async function resendMail(
    email: string,
    type: 'signup' | 'email_change',
    request: { redirectTo?: string; challenge: Challenge | null },
  ): Promise<void> {
    const user = await findByEmail(deps.sql, email);
    if (!user) return;
    if (type === 'signup' && !user.email_confirmed_at) await mailToken(deps, 'signup', user, email, request);
    if (type === 'email_change' && user.email_change) await askForNewEmail(deps, user, request.redirectTo);
  }

  async function resendText(phone: string, type: 'sms' | 'phone_change'): Promise<void> {
    const user = await findByPhone(deps.sql, phone);
    if (!user) return;
    if (type === 'sms' && !user.phone_confirmed_at) await textCode(deps, user, phone);
    if (type === 'phone_change' && user.phone_change) {
      await textCode(deps, user, user.phone_change, 'phone_change_token');
    }
  }
}
