import type { Transaction } from '../database/connection.ts';
import type { AuthDeps } from './deps.ts';
import { invalidateTokens, type Redeemed } from './oneTimeTokens.ts';
import { findById, isBanned, isConfirmed, updateUser, type UserRow } from './users.ts';

/** The result of a redeemed token: the account to sign in, or that the other of two addresses must still confirm. */
export type Proven = { user: UserRow } | { isHalf: true };

/** Applies a redeemed token. Null: it no longer proves anything. */
export async function applyProof(deps: AuthDeps, sql: Transaction, proof: Redeemed): Promise<Proven | null> {
  const user = await findById(sql, proof.userId);
  if (!user || isBanned(user)) return null;
  switch (proof.purpose) {
    case 'confirmation_token':
    case 'recovery_token':
      return confirmRecipient(sql, user, proof);
    case 'email_change_token_new':
    case 'email_change_token_current':
      return confirmEmailChange(deps, sql, user, proof);
    case 'phone_change_token':
      return confirmPhoneChange(sql, user, proof);
    case 'reauthentication_token':
      return null;
  }
}

async function confirmRecipient(
  sql: Transaction,
  user: UserRow,
  { purpose, sentTo }: Redeemed,
): Promise<Proven | null> {
  if (sentTo === user.phone) {
    return { user: await updateUser(sql, user.id, { phone_confirmed_at: user.phone_confirmed_at ?? new Date() }) };
  }
  // The account has changed this address since the token was sent.
  if (sentTo !== user.email) return null;
  if (user.email_confirmed_at) return { user };
  // The person who chose the password never confirmed the address; its owner has just confirmed it without the password.
  const isPasswordUnproven = purpose === 'recovery_token' && !isConfirmed(user);
  return {
    user: await updateUser(sql, user.id, {
      email_confirmed_at: new Date(),
      ...(isPasswordUnproven ? { encrypted_password: null } : {}),
    }),
  };
}

/** Which of the two addresses has confirmed the change: two links to the same address must never count as both. */
const AGREED = { new: 1, old: 2 };

async function confirmEmailChange(
  { config }: AuthDeps,
  sql: Transaction,
  user: UserRow,
  { purpose, sentTo }: Redeemed,
): Promise<Proven | null> {
  const expected = purpose === 'email_change_token_new' ? user.email_change : user.email;
  if (!user.email_change || sentTo !== expected) return null;
  const [agreed, other] = purpose === 'email_change_token_new' ? [AGREED.new, AGREED.old] : [AGREED.old, AGREED.new];
  const needsBoth = config.auth.doubleConfirmChanges && user.email !== null;
  if (needsBoth && user.email_change_confirm_status !== other) {
    await updateUser(sql, user.id, { email_change_confirm_status: agreed });
    return { isHalf: true };
  }
  await invalidateTokens(sql, user.id, [
    'confirmation_token',
    'recovery_token',
    'email_change_token_new',
    'email_change_token_current',
    'reauthentication_token',
  ]);
  return {
    user: await updateUser(sql, user.id, {
      email: user.email_change,
      email_change: '',
      email_change_confirm_status: 0,
      email_confirmed_at: new Date(),
    }),
  };
}

async function confirmPhoneChange(sql: Transaction, user: UserRow, { sentTo }: Redeemed): Promise<Proven | null> {
  if (!user.phone_change || sentTo !== user.phone_change) return null;
  const changed = { phone: user.phone_change, phone_change: '', phone_confirmed_at: new Date() };
  return { user: await updateUser(sql, user.id, changed) };
}
