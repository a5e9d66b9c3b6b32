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

export function authMailBody(words: Words, kind: AuthMailKind, link: string | null, code: string): MailBody {
  const { typeCode, yourCode, ignore, ...kinds } = words.texts.auth;
  return {
    ...plainBody(words, kinds[kind], {}, link ?? undefined),
    code: { label: link ? typeCode : yourCode, digits: code },
    smallPrint: [ignore],
  };
}

/**
 * An e-mail of the auth service: a link and a code (or the code alone), in the person's language (any tag; unknown ones mean English).
 *
 * @example renderAuthMail({ kind: 'recovery', language: 'pl', link, code: '123456', siteUrl: 'https://fairtone.example' })
 */
export function renderAuthMail(mail: {
  kind: AuthMailKind;
  language: string | null | undefined;
  /** Null where the code is all there is. */
  link: string | null;
  code: string;
  siteUrl: string;
}): RenderedMail {
  const words = wordsIn(mailLanguage(mail.language));
  return layOut(words, authMailBody(words, mail.kind, mail.link, mail.code), { siteUrl: mail.siteUrl, name: null });
}
