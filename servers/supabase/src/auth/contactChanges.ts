import type { Transaction } from '../database/connection.ts';
import { invalidateTokens } from './oneTimeTokens.ts';
import { updateUser, type UserRow } from './users.ts';

/** A different request invalidates the tokens of the previous one; repeating the same request keeps them. */
export async function requestEmailChange(
  sql: Transaction,
  user: Pick<UserRow, 'id' | 'email_change'>,
  email: string,
): Promise<UserRow> {
  if (email !== user.email_change)
    await invalidateTokens(sql, user.id, ['email_change_token_new', 'email_change_token_current']);
  return updateUser(sql, user.id, { email_change: email, email_change_confirm_status: 0 });
}

/** The same for a phone number. */
export async function requestPhoneChange(
  sql: Transaction,
  user: Pick<UserRow, 'id' | 'phone_change'>,
  phone: string,
): Promise<UserRow> {
  if (phone !== user.phone_change) await invalidateTokens(sql, user.id, ['phone_change_token']);
  return updateUser(sql, user.id, { phone_change: phone });
}
