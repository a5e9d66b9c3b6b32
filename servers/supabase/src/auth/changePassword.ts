import type { Transaction } from '../database/connection.ts';
import { AuthError } from './authError.ts';
import type { CurrentUser } from './currentUser.ts';
import type { AuthDeps } from './deps.ts';
import { invalidateTokens } from './oneTimeTokens.ts';
import { checkPassword } from './passwordRules.ts';
import { hashPassword, isPasswordOf } from './passwords.ts';
import { closeSessions } from './sessions.ts';
import { updateUser } from './users.ts';

/** An older session must reauthenticate, as on the hosted service. */
const RECENT_MS = 24 * 3_600_000;

/** Sets a new password and ends every other session. */
export async function changePassword(
  deps: AuthDeps,
  sql: Transaction,
  { user, sessionId, sessionSince }: CurrentUser,
  password: string,
  nonce: string | null,
): Promise<void> {
  checkPassword(password);
  // A session from the future was opened while the clock was wrong, and counts as old.
  const isRecent = Math.abs(Date.now() - sessionSince.getTime()) < RECENT_MS;
  if (deps.config.auth.securePasswordChange && !isRecent) await reauthenticate(deps, sql, user, nonce);
  if (await isPasswordOf(sql, password, user.encrypted_password)) {
    throw new AuthError(422, 'same_password', 'New password should be different from the old password.');
  }
  await updateUser(sql, user.id, { encrypted_password: await hashPassword(sql, password) });
  await invalidateTokens(sql, user.id, ['recovery_token', 'reauthentication_token']);
  await closeSessions(sql, user.id, sessionId, 'others');
}

async function reauthenticate(
  deps: AuthDeps,
  sql: Transaction,
  user: CurrentUser['user'],
  nonce: string | null,
): Promise<void> {
  if (!nonce) throw new AuthError(400, 'reauthentication_needed', 'Password update requires reauthentication');
  const sentTo = user.email_confirmed_at ? user.email : user.phone;
  const proof = sentTo && (await deps.tokens.redeemCode(sql, sentTo, nonce, ['reauthentication_token']));
  if (!proof || proof.userId !== user.id) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}
