import { z } from 'zod';
import { AuthError } from '../authError.ts';
import { allowedRedirect } from '../allowedRedirect.ts';
import type { AuthDeps } from '../deps.ts';
import { linkOf, type AuthMailKind } from '../mails.ts';
import { issueToken, type Purpose } from '../oneTimeTokens.ts';
import { checkPassword } from '../passwordRules.ts';
import { hashPassword } from '../passwords.ts';
import { presentUser } from '../presentUser.ts';
import { emailSchema, metadataSchema } from '../readBody.ts';
import { mailToken } from '../requests.ts';
import { mapConstraintErrors } from '../mapConstraintErrors.ts';
import { findByEmail, insertUser, updateUser, type UserRow } from '../users.ts';
import { requestEmailChange } from '../contactChanges.ts';
import { emailExists } from './attributes.ts';

export const linkSchema = z.object({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email_change_current', 'email_change_new']),
  email: emailSchema,
  password: z.string().optional(),
  new_email: emailSchema.optional(),
  data: metadataSchema.nullish(),
  redirect_to: z.string().optional(),
});
type LinkRequest = z.infer<typeof linkSchema>;

const KINDS: Record<LinkRequest['type'], [AuthMailKind, Purpose]> = {
  signup: ['signup', 'confirmation_token'],
  invite: ['invite', 'confirmation_token'],
  magiclink: ['magiclink', 'recovery_token'],
  recovery: ['recovery', 'recovery_token'],
  email_change_current: ['email_change_current', 'email_change_token_current'],
  email_change_new: ['email_change', 'email_change_token_new'],
};

/** Returns a link and a code for support tools that send their own e-mails. */
export async function generateLink(deps: AuthDeps, request: LinkRequest, redirectQuery: string | undefined) {
  const [kind, purpose] = KINDS[request.type];
  const user = await accountFor(deps, request);
  const to = request.type === 'email_change_new' ? user.email_change : request.email;
  const token = await issueToken(deps.sql, deps.config.auth, user.id, { purpose, sentTo: to });
  const redirectTo = request.redirect_to ?? redirectQuery;
  return {
    ...presentUser(user),
    action_link: linkOf(deps, { kind, token, redirectTo }),
    email_otp: token.code,
    hashed_token: token.linkToken,
    redirect_to: allowedRedirect(deps.config, redirectTo),
    verification_type: request.type,
  };
}

async function accountFor(deps: AuthDeps, request: LinkRequest): Promise<UserRow> {
  const known = await findByEmail(deps.sql, request.email);
  if (request.type === 'signup' || request.type === 'invite') {
    if (known?.email_confirmed_at) throw emailExists();
    return known ?? insertUnconfirmed(deps, request);
  }
  if (!known) throw new AuthError(404, 'user_not_found', 'User with this email not found');
  if (!request.type.startsWith('email_change')) return known;
  if (!request.new_email) throw new AuthError(400, 'validation_failed', 'new_email is required');
  if (await findByEmail(deps.sql, request.new_email)) throw emailExists();
  if (known.email_change === request.new_email) return known;
  const { new_email: wished } = request;
  return deps.sql.begin((sql) => requestEmailChange(sql, known, wished));
}

async function insertUnconfirmed(deps: AuthDeps, { email, password, data }: LinkRequest): Promise<UserRow> {
  if (password !== undefined) checkPassword(password);
  const passwordHash = password === undefined ? null : await hashPassword(deps.sql, password);
  const newUser = { email, passwordHash, metadata: data ?? {}, isConfirmed: false };
  return mapConstraintErrors(deps.sql.begin((sql) => insertUser(sql, newUser)));
}

/** Creates an account for a person and sends the invitation. */
export async function invite(
  deps: AuthDeps,
  email: string,
  data: Record<string, unknown>,
  redirectTo: string | undefined,
): Promise<UserRow> {
  const account = await accountFor(deps, { type: 'invite', email, data });
  const user = await deps.sql.begin((sql) => updateUser(sql, account.id, { invited_at: new Date() }));
  await mailToken(deps, 'invite', user, email, { redirectTo });
  return user;
}
