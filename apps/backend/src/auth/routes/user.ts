import { z } from 'zod';
import type { Transaction } from '../../database/connection.ts';
import { AuthError } from '../authError.ts';
import { currentUser, type CurrentUser } from '../currentUser.ts';
import type { AuthApp, AuthDeps } from '../deps.ts';
import { sendAuthMail } from '../mails.ts';
import { issueToken } from '../oneTimeTokens.ts';
import { checkPassword } from '../passwordRules.ts';
import { hashPassword, isPasswordOf } from '../passwords.ts';
import { presentUser } from '../presentUser.ts';
import { limitRate } from '../rateLimit.ts';
import { emailSchema, metadataSchema, readBody } from '../readBody.ts';
import { savingUser } from '../savingUser.ts';
import { closeSessions } from '../sessions.ts';
import { findByEmail, findById } from '../users.ts';

const bodySchema = z.object({
  email: emailSchema.nullish(),
  password: z.string().nullish(),
  data: metadataSchema.nullish(),
});
type Changes = z.infer<typeof bodySchema>;

export function addUser(app: AuthApp, deps: AuthDeps): void {
  app.get('/user', async (context) => context.json(presentUser((await currentUser(deps, context)).user)));

  app.put('/user', async (context) => {
    const current = await currentUser(deps, context);
    await limitRate(deps, 'changeByUser', current.user.id);
    const changes = await readBody(context, bodySchema);
    await savingUser(deps.sql.begin((sql) => applyChanges(deps, sql, current, changes)));
    if (changes.password) deps.sessions.forget();
    await askForNewEmail(deps, current, changes, context.req.query('redirect_to'));
    return context.json(presentUser((await findById(deps.sql, current.user.id))!));
  });
}

async function applyChanges(deps: AuthDeps, sql: Transaction, current: CurrentUser, changes: Changes): Promise<void> {
  const { id } = current.user;
  if (changes.password) await changePassword(sql, current, changes.password);
  if (changes.data) {
    // Keys set to null are removed, as the hosted service does.
    await sql`
      update auth.users set updated_at = now(),
        raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || ${sql.json(changes.data as never)}) where id = ${id}`;
  }
  if (changes.email && changes.email !== current.user.email && !deps.config.emailConfirmation) {
    const taken = await findByEmail(sql, changes.email);
    if (taken) throw new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
    await sql`update auth.users set email = ${changes.email}, updated_at = now() where id = ${id}`;
  }
}

async function changePassword(sql: Transaction, { user, sessionId }: CurrentUser, password: string): Promise<void> {
  checkPassword(password);
  if (await isPasswordOf(sql, password, user.encrypted_password)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  const hash = await hashPassword(sql, password);
  await sql`update auth.users set encrypted_password = ${hash}, updated_at = now() where id = ${user.id}`;
  await sql`delete from auth.one_time_tokens where user_id = ${user.id} and token_type = 'recovery_token'`;
  await closeSessions(sql, user.id, sessionId, 'others');
}

/** With confirmation on, the address changes only after its owner followed the link. A taken one gets no mail and the same answer. */
async function askForNewEmail(
  deps: AuthDeps,
  { user }: CurrentUser,
  { email }: Changes,
  redirectTo: string | undefined,
): Promise<void> {
  if (!email || email === user.email || !deps.config.emailConfirmation) return;
  await deps.sql`update auth.users set email_change = ${email} where id = ${user.id}`;
  if (await findByEmail(deps.sql, email)) return;
  const token = await issueToken(deps.sql, user, 'email_change_token_new', email);
  await sendAuthMail(deps, 'email_change', email, token, redirectTo);
}
