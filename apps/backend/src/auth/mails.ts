import { allowedRedirect } from './allowedRedirect.ts';
import type { AuthDeps } from './deps.ts';
import type { MailedToken } from './oneTimeTokens.ts';

export type AuthMailKind = 'signup' | 'recovery' | 'magiclink' | 'email_change';

const TEXTS: Record<AuthMailKind, { subject: string; lead: string; action: string }> = {
  signup: {
    subject: 'Confirm your e-mail',
    lead: 'Welcome to Fairtone. Confirm your e-mail to start.',
    action: 'Confirm e-mail',
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
};

/** Sends the link and the code. Both work once, within the hour. */
export async function sendAuthMail(
  deps: AuthDeps,
  kind: AuthMailKind,
  to: string,
  token: MailedToken,
  redirectTo?: string,
): Promise<void> {
  const text = TEXTS[kind];
  const link = new URL(`${deps.config.siteUrl}/auth/v1/verify`);
  link.searchParams.set('token', token.linkToken);
  link.searchParams.set('type', kind);
  link.searchParams.set('redirect_to', allowedRedirect(deps.config, redirectTo));
  await deps.outbox.send({
    to,
    kind,
    subject: text.subject,
    text: `${text.lead}\n\n${text.action}: ${link}\n\nOr type this code: ${token.code}\n\nIf this was not you, ignore this message.`,
    html: `<p>${text.lead}</p><p><a href="${escapeAttribute(link.toString())}">${text.action}</a></p><p>Or type this code: <b>${token.code}</b></p>`,
    link: link.toString(),
    code: token.code,
  });
}

const escapeAttribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
