import { plainBody, type MailBody } from './body.ts';
import { layOut, type RenderedMail } from './layOut.ts';
import { mailLanguage } from './texts/all.ts';
import { wordsIn, type Words } from './words.ts';

/** Mails with a link and a code. */
export const AUTH_MAIL_KINDS = ['confirmation', 'recovery', 'email_change', 'code'] as const;
/** `reauthentication` has a code only, for somebody who is signed in. */
export type AuthMailKind = (typeof AUTH_MAIL_KINDS)[number] | 'reauthentication';

export function authMailBody(words: Words, kind: AuthMailKind, link: string, code: string): MailBody {
  const { typeCode, yourCode, ignore, ...kinds } = words.texts.auth;
  return {
    ...plainBody(words, kinds[kind], {}, link),
    code: { label: kinds[kind].action ? typeCode : yourCode, digits: code },
    smallPrint: [ignore],
  };
}

/**
 * An e-mail of the auth service: a link and a code, in the person's language (any tag; unknown ones mean English).
 *
 * @example renderAuthMail({ kind: 'recovery', language: 'pl', link, code: '123456', siteUrl: 'https://fairtone.example' })
 */
export function renderAuthMail(mail: {
  kind: AuthMailKind;
  language: string | null | undefined;
  link: string;
  code: string;
  siteUrl: string;
}): RenderedMail {
  const words = wordsIn(mailLanguage(mail.language));
  return layOut(words, authMailBody(words, mail.kind, mail.link, mail.code), { siteUrl: mail.siteUrl, name: null });
}
