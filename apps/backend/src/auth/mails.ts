import { allowedRedirect } from './allowedRedirect.ts';
import type { AuthDeps } from './deps.ts';
import type { IssuedToken } from './oneTimeTokens.ts';
import { PKCE_PREFIX } from './pkce.ts';

export type AuthMailKind =
  | 'signup'
  | 'invite'
  | 'recovery'
  | 'magiclink'
  /** To the new address; `email_change_current` goes to the old one. */
  | 'email_change'
  | 'email_change_current'
  | 'reauthentication';

const TEXTS: Record<AuthMailKind, { subject: string; lead: string; action: string }> = {
  signup: {
    subject: 'Confirm your e-mail',
    lead: 'Welcome to Fairtone. Confirm your e-mail to start.',
    action: 'Confirm e-mail',
  },
  invite: {
    subject: 'You have been invited',
    lead: 'You have been invited to Fairtone.',
    action: 'Accept the invitation',
  },
  recovery: {
    subject: 'Reset your password',
    lead: 'Someone, hopefully you, asked for a new password.',
    action: 'Choose a new password',
  },
  magiclink: { subject: 'Your sign-in link', lead: 'Sign in to Fairtone with this link.', action: 'Sign in' },
  email_change: {
    subject: 'Confirm your new e-mail',
    lead: 'Confirm that this is your new e-mail.',
    action: 'Confirm the change',
  },
  email_change_current: {
    subject: 'Confirm the change of your e-mail',
    lead: 'Someone, hopefully you, wants to use another e-mail for this account.',
    action: 'Confirm the change',
  },
  reauthentication: { subject: 'Your code', lead: 'Type this code to go on.', action: '' },
};

export type AuthMail = { kind: AuthMailKind; to: string; token: IssuedToken; redirectTo?: string };

/** Sends the link and the code. Each works once, within the configured time. */
export async function sendAuthMail(deps: AuthDeps, mail: AuthMail): Promise<void> {
  const { kind, to, token } = mail;
  const text = TEXTS[kind];
  const link = kind === 'reauthentication' ? undefined : linkOf(deps, mail);
  await deps.outbox.send({
    to,
    kind,
    subject: text.subject,
    text: `${text.lead}\n\n${link ? `${text.action}: ${link}\n\n` : ''}Code: ${token.code}\n\nIf this was not you, ignore this message.`,
    html: `<p>${text.lead}</p>${link ? `<p><a href="${escapeAttribute(link)}">${text.action}</a></p>` : ''}<p><b>${token.code}</b></p>`,
    link,
    code: token.code,
  });
}

/**
 * The link of a mail. It leads to a page that asks the person and then posts the token: programs that look at links in
 * mails use nothing up. Hosted, the mail templates name the same address.
 */
export function linkOf(
  { config }: Pick<AuthDeps, 'config'>,
  { kind, token, redirectTo }: Pick<AuthMail, 'kind' | 'token' | 'redirectTo'>,
): string {
  const isFlow = token.linkToken.startsWith(PKCE_PREFIX);
  const link = new URL(isFlow ? `${config.siteUrl}/auth/v1/verify` : `${config.siteUrl}/auth/confirm`);
  link.searchParams.set(isFlow ? 'token' : 'token_hash', token.linkToken);
  link.searchParams.set('type', kind === 'email_change_current' ? 'email_change' : kind);
  link.searchParams.set('redirect_to', allowedRedirect(config, redirectTo));
  return link.toString();
}

const escapeAttribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
