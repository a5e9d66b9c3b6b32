import { z } from 'zod';
import { AuthError } from '../authError.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { challengeFields, challengeOf } from '../pkce.ts';
import { limitAddress, limitRecipient } from '../rateLimit.ts';
import { emailSchema, metadataSchema, phoneSchema, readBody } from '../readBody.ts';
import { mailToken, textCode } from '../requests.ts';
import { mapConstraintErrors } from '../mapConstraintErrors.ts';
import { requireTexts } from '../textMessages.ts';
import { findByEmail, findByPhone, insertUser, type NewUser } from '../users.ts';

const bodySchema = z.object({
  email: emailSchema.optional(),
  phone: phoneSchema.optional(),
  channel: z.literal('sms', 'Only the channel sms is offered').nullish(),
  create_user: z.boolean().default(true),
  data: metadataSchema.nullish(),
  ...challengeFields,
});
type Body = z.infer<typeof bodySchema>;

/** Sign-in by an e-mailed link or a code. The response is the same whether or not the account exists. */
export function addOtp(app: AuthApp, deps: AuthDeps): void {
  app.post('/otp', async (context) => {
    const body = await readBody(context, bodySchema);
    if (body.email && body.phone) {
      throw new AuthError(400, 'validation_failed', 'Only an email address or phone number should be provided');
    }
    if (body.phone) {
      requireTexts(deps.texts);
      await limitText(body.phone);
      await sendText(body.phone, body);
      return context.json({});
    }
    if (!body.email) throw new AuthError(400, 'validation_failed', 'One of email or phone must be set');
    const { email } = body;
    const request = { redirectTo: context.req.query('redirect_to'), challenge: challengeOf(body) };
    await limitAddress(deps, 'mailByAddress', context);
    await limitRecipient(deps, 'mailByRecipient', context, email);
    deps.outbox.later(async () => {
      const user = await knownOrNew(await findByEmail(deps.sql, email), { email }, body);
      if (user) await mailToken(deps, 'magiclink', user, email, request);
    });
    return context.json({});

    async function limitText(phone: string): Promise<void> {
      await limitAddress(deps, 'textByAddress', context);
      await limitRecipient(deps, 'textByRecipient', context, phone);
      await limitRecipient(deps, 'textByRecipientADay', context, phone);
    }
  });

  /** Awaited only when every number gets a message: then a failing provider is reported, and unknown numbers stay secret. */
  async function sendText(phone: string, body: Body): Promise<void> {
    const work = async () => {
      const user = await knownOrNew(await findByPhone(deps.sql, phone), { phone }, body);
      if (user) await textCode(deps, user, phone);
    };
    if (body.create_user) await work();
    else deps.outbox.later(work);
  }

  async function knownOrNew(known: { id: string } | null, name: Pick<NewUser, 'email' | 'phone'>, body: Body) {
    if (known || !body.create_user) return known;
    const newUser = { ...name, passwordHash: null, metadata: body.data ?? {}, isConfirmed: false };
    return mapConstraintErrors(deps.sql.begin((sql) => insertUser(sql, newUser)));
  }
}
