import { z } from 'zod';
import { changePassword } from '../changePassword.ts';
import { AuthError } from '../authError.ts';
import { currentUser } from '../currentUser.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { challengeFields } from '../pkce.ts';
import { presentUser } from '../presentUser.ts';
import { limitAddress, limitRate, limitRecipient } from '../rateLimit.ts';
import { emailSchema, metadataSchema, phoneSchema, readBody } from '../readBody.ts';
import { askForNewEmail, textCode } from '../requests.ts';
import { mapConstraintErrors } from '../mapConstraintErrors.ts';
import { requireTexts } from '../textMessages.ts';
import { findById, findByPhone, mergeMetadata, type UserRow } from '../users.ts';
import { requestEmailChange, requestPhoneChange } from '../contactChanges.ts';

const bodySchema = z.object({
  email: emailSchema.nullish(),
  phone: phoneSchema.nullish(),
  password: z.string().nullish(),
  nonce: z.string().max(32).nullish(),
  data: metadataSchema.nullish(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
});

export function addUser(app: AuthApp, deps: AuthDeps): void {
  app.get('/user', async (context) => context.json(presentUser((await currentUser(deps, context)).user)));

  app.put('/user', async (context) => {
    const current = await currentUser(deps, context);
    const { id } = current.user;
    await limitRate(deps, 'changeByUser', id);
    const changes = await readBody(context, bodySchema);
    if (changes.app_metadata !== undefined) {
      throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
    }
    const email = changes.email && changes.email !== current.user.email ? changes.email : null;
    const phone = changes.phone && changes.phone !== current.user.phone ? changes.phone : null;
    if (changes.nonce) await limitRate(deps, 'verifyByRecipient', id);
    // Checked before any write: a body with two changes makes both or none.
    if (email) {
      await limitAddress(deps, 'mailByAddress', context);
      await limitRecipient(deps, 'mailByRecipient', context, email);
    }
    if (phone) {
      requireTexts(deps.texts);
      await limitAddress(deps, 'textByAddress', context);
      await limitRecipient(deps, 'textByRecipient', context, phone);
      await limitRecipient(deps, 'textByRecipientADay', context, phone);
    }
    await mapConstraintErrors(
      deps.sql.begin(async (sql) => {
        if (changes.password) await changePassword(deps, sql, current, changes.password, changes.nonce ?? null);
        if (changes.data) await mergeMetadata(sql, id, 'raw_user_meta_data', changes.data);
        if (email) await requestEmailChange(sql, current.user, email);
        if (phone) await requestPhoneChange(sql, current.user, phone);
      }),
    );
    if (changes.password) deps.sessions.forget();
    const user = (await findById(deps.sql, id))!;
    if (email) deps.outbox.later(() => askForNewEmail(deps, user, context.req.query('redirect_to')));
    if (phone) await askForNewPhone(user, phone);
    return context.json(presentUser(user));
  });

  /** A taken number gets no message, and the response does not reveal it. */
  async function askForNewPhone(user: UserRow, phone: string): Promise<void> {
    if (!(await findByPhone(deps.sql, phone))) await textCode(deps, user, phone, 'phone_change_token');
  }
}
