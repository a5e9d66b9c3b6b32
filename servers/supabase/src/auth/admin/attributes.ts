import { z } from 'zod';
import type { Transaction } from '../../database/connection.ts';
import { AuthError } from '../authError.ts';
import type { AuthDeps } from '../deps.ts';
import { invalidateTokens } from '../oneTimeTokens.ts';
import { checkPassword } from '../passwordRules.ts';
import { hashPassword } from '../passwords.ts';
import { emailSchema, metadataSchema, phoneSchema } from '../readBody.ts';
import { mapConstraintErrors } from '../mapConstraintErrors.ts';
import { closeSessions } from '../sessions.ts';
import { findByEmail, findById, findByPhone, insertUser, mergeMetadata, updateUser, type UserRow } from '../users.ts';

const UNIT_MS: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000 };

export const attributesSchema = z.object({
  id: z.uuid().optional(),
  email: emailSchema.optional(),
  phone: phoneSchema.optional(),
  password: z.string().optional(),
  email_confirm: z.boolean().optional(),
  phone_confirm: z.boolean().optional(),
  user_metadata: metadataSchema.nullish(),
  app_metadata: metadataSchema.nullish(),
  /** `none`, or a duration such as 24h or 1h30m. */
  ban_duration: z
    .string()
    .regex(/^(none|(\d+[smh])+)$/, 'invalid format for ban duration')
    .optional(),
  // The name of a database role; roles of the product are rows of user_roles.
  role: z.literal(['', 'authenticated'], 'Only the role authenticated exists').optional(),
});
type Attributes = z.infer<typeof attributesSchema>;

export async function createUser(deps: AuthDeps, attributes: Attributes): Promise<UserRow> {
  const { email, phone, password } = attributes;
  if (!email && !phone) {
    throw new AuthError(400, 'validation_failed', 'Cannot create a user without either an email or phone');
  }
  if (email && (await findByEmail(deps.sql, email))) throw emailExists();
  if (phone && (await findByPhone(deps.sql, phone))) throw phoneExists();
  if (password !== undefined) checkPassword(password);
  const passwordHash = password === undefined ? null : await hashPassword(deps.sql, password);
  const metadata = attributes.user_metadata ?? {};
  return saving(deps, async (sql) => {
    const newUser = { id: attributes.id, email, phone, passwordHash, metadata, isConfirmed: false };
    const { id } = await insertUser(sql, newUser);
    return applyAttributes(sql, id, { ...attributes, user_metadata: null });
  });
}

export async function updateAccount(deps: AuthDeps, user: UserRow, attributes: Attributes): Promise<UserRow> {
  const { email, phone, password } = attributes;
  if (email && ((await findByEmail(deps.sql, email))?.id ?? user.id) !== user.id) throw emailExists();
  if (phone && ((await findByPhone(deps.sql, phone))?.id ?? user.id) !== user.id) throw phoneExists();
  if (password !== undefined) checkPassword(password);
  const hash = password === undefined ? null : await hashPassword(deps.sql, password);
  return saving(deps, async (sql) => {
    const moved = { ...(email && { email }), ...(phone && { phone }), ...(hash && { encrypted_password: hash }) };
    await updateUser(sql, user.id, moved);
    if (email && email !== user.email) await invalidateTokens(sql, user.id, ['confirmation_token', 'recovery_token']);
    // A new password or a ban signs out all sessions.
    if (hash || isBan(attributes)) await closeSessions(sql, user.id, null, 'global');
    return applyAttributes(sql, user.id, attributes);
  });
}

async function applyAttributes(sql: Transaction, id: string, attributes: Attributes): Promise<UserRow> {
  const { user_metadata, app_metadata, ban_duration: ban } = attributes;
  if (user_metadata) await mergeMetadata(sql, id, 'raw_user_meta_data', user_metadata);
  if (app_metadata) await mergeMetadata(sql, id, 'raw_app_meta_data', app_metadata);
  return updateUser(sql, id, {
    ...(attributes.email_confirm && { email_confirmed_at: new Date() }),
    ...(attributes.phone_confirm && { phone_confirmed_at: new Date() }),
    ...(ban !== undefined && { banned_until: ban === 'none' ? null : new Date(Date.now() + durationMs(ban)) }),
  });
}

async function saving(deps: AuthDeps, work: (sql: Transaction) => Promise<UserRow>): Promise<UserRow> {
  const { id } = await mapConstraintErrors(deps.sql.begin(work));
  deps.sessions.forget();
  return (await findById(deps.sql, id))!;
}

const isBan = ({ ban_duration: ban }: Attributes) => ban !== undefined && ban !== 'none';
const durationMs = (text: string) =>
  [...text.matchAll(/(\d+)([smh])/g)].reduce((sum, [, amount, unit]) => sum + Number(amount) * UNIT_MS[unit!]!, 0);

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered');
const phoneExists = () =>
  new AuthError(422, 'phone_exists', 'A user with this phone number has already been registered');
