import { z } from 'zod';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { challengeFields, challengeOf } from '../pkce.ts';
import { limitAddress, limitRecipient } from '../rateLimit.ts';
import { emailSchema, readBody } from '../readBody.ts';
import { mailToken } from '../requests.ts';
import { findByEmail } from '../users.ts';

const bodySchema = z.object({ email: emailSchema, ...challengeFields });

export function addRecover(app: AuthApp, deps: AuthDeps): void {
  app.post('/recover', async (context) => {
    await limitAddress(deps, 'mailByAddress', context);
    const body = await readBody(context, bodySchema);
    const { email } = body;
    const request = { redirectTo: context.req.query('redirect_to'), challenge: challengeOf(body) };
    await limitRecipient(deps, 'mailByRecipient', context, email);
    // Not awaited: the response time must not reveal whether the account exists.
    deps.outbox.later(async () => {
      const user = await findByEmail(deps.sql, email);
      if (user) await mailToken(deps, 'recovery', user, email, request);
    });
    return context.json({});
  });
}
