import { renderAuthMail } from '@fairtone/mail';
import { allowedRedirect } from './allowedRedirect.ts';
import type { AuthDeps } from './deps.ts';
import type { IssuedToken } from './oneTimeTokens.ts';
import { PKCE_PREFIX } from './pkce.ts';

export type AuthMailKind =
  | 'signup'
  | 'invite'
  | 'recovery'
  | 'magiclink'
  /** Sent to the new address; `email_change_current` is sent to the old one. */
  | 'email_change'
  | 'email_change_current'
  | 'reauthentication';

const TEMPLATES = {
  signup: 'confirmation',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'code',
  email_change: 'email_change',
  email_change_current: 'email_change_current',
  reauthentication: 'reauthentication',
} as const;

export type AuthMail = { kind: AuthMailKind; userId: string; to: string; token: IssuedToken; redirectTo?: string };

/** Sends the link and the code, in the person's language. Each works once, within the configured time. */
export async function sendAuthMail(deps: AuthDeps, mail: AuthMail): Promise<void> {
  const { kind, to, token, userId } = mail;
  const [settings] = await deps.sql<{ language: string }[]>`
    select language from public.user_settings where user_id = ${userId}`;
  const { link, ...rendered } = renderAuthMail({
    kind: TEMPLATES[kind],
    language: settings?.language,
    link: kind === 'reauthentication' ? null : linkOf(deps, mail),
    code: token.code,
    siteUrl: deps.config.siteUrl,
  });
  await deps.outbox.send({ ...rendered, to, kind, link: link ?? undefined, code: token.code });
}

/**
 * The link of an e-mail. It opens a page that asks for confirmation and then posts the token, because programs that scan links
 * must not use it. On a hosted project the e-mail templates contain the same URL.
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
