import type { AuthDeps } from './deps.ts';
import { sendAuthMail, type AuthMailKind } from './mails.ts';
import { issueToken, type Purpose } from './oneTimeTokens.ts';
import { PKCE_PREFIX, startFlow, type Challenge } from './pkce.ts';
import { requireTexts } from './textMessages.ts';
import type { UserRow } from './users.ts';

type MailRequest = { redirectTo?: string; challenge?: Challenge | null };

const PURPOSES: Record<AuthMailKind, Purpose> = {
  signup: 'confirmation_token',
  invite: 'confirmation_token',
  recovery: 'recovery_token',
  magiclink: 'recovery_token',
  email_change: 'email_change_token_new',
  email_change_current: 'email_change_token_current',
  reauthentication: 'reauthentication_token',
};

/** Issues a token and e-mails its link and code. */
export async function mailToken(
  deps: AuthDeps,
  kind: AuthMailKind,
  user: Pick<UserRow, 'id'>,
  to: string,
  { redirectTo, challenge }: MailRequest = {},
): Promise<void> {
  const purpose = PURPOSES[kind];
  const token = await deps.sql.begin(async (sql) => {
    const flow = challenge ? { linkPrefix: PKCE_PREFIX, id: await startFlow(sql, user.id, purpose, challenge) } : null;
    return issueToken(sql, deps.config.auth, user.id, { purpose, sentTo: to, flow });
  });
  await sendAuthMail(deps, { kind, userId: user.id, to, token, redirectTo });
}

/** Issues a code and sends it by SMS. */
export async function textCode(
  deps: AuthDeps,
  user: Pick<UserRow, 'id'>,
  phone: string,
  purpose: Purpose = 'confirmation_token',
): Promise<void> {
  const texts = requireTexts(deps.texts);
  const { code } = await issueToken(deps.sql, deps.config.auth, user.id, { purpose, sentTo: phone });
  await texts.send(phone, code);
}

/** E-mails the new address, and the old one when both must confirm. A taken address gets no e-mail, and the response does not reveal it. */
export async function askForNewEmail(deps: AuthDeps, user: UserRow, redirectTo?: string): Promise<void> {
  const [taken] = await deps.sql`select 1 from auth.users where email = ${user.email_change} and id <> ${user.id}`;
  if (user.email && deps.config.auth.doubleConfirmChanges) {
    await mailToken(deps, 'email_change_current', user, user.email, { redirectTo });
  }
  if (!taken) await mailToken(deps, 'email_change', user, user.email_change, { redirectTo });
}
