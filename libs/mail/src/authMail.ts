import { plainBody, type MailBody } from './body.ts';
import { layOut, type RenderedMail } from './layOut.ts';
import { mailLanguage } from './texts/all.ts';
import { wordsIn, type Words } from './words.ts';

export const AUTH_MAIL_KINDS = [
  'confirmation',
  'invite',
  'recovery',
  'email_change',
  'email_change_current',
  'code',
  'reauthentication',
] as const;
export type AuthMailKind = (typeof AUTH_MAIL_KINDS)[number];

/** The body of an e-mail of the auth service. `link` is null when the e-mail has only a code. */
export function authMailBody(words: Words, kind: AuthMailKind, link: string | null, code: string): MailBody {
  const { typeCode, yourCode, ignore, ...kinds } = words.texts.auth;
  return {
    ...plainBody(words, kinds[kind], {}, link ?? undefined),
    code: { label: link ? typeCode : yourCode, digits: code },
    smallPrint: [ignore],
  };
}

/**
 * Renders an e-mail of the auth service: a link and a code (or the code alone), in the recipient's language (any BCP 47
 * tag; English for unknown ones).
 *
 * @example renderAuthMail({ kind: 'recovery', language: 'pl', link, code: '123456', siteUrl: 'https://fairtone.example'
 *   })
 */
export function renderAuthMail(mail: {
  kind: AuthMailKind;
  language: string | null | undefined;
  /** Null when the e-mail has only a code. */
  link: string | null;
  code: string;
  siteUrl: string;
}): RenderedMail {
  const words = wordsIn(mailLanguage(mail.language));
  return layOut(words, authMailBody(words, mail.kind, mail.link, mail.code), { siteUrl: mail.siteUrl, name: null });
}
