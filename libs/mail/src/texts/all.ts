import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import type { Texts } from './texts.ts';
import { tr } from './tr.ts';

/** Texts by language; the first language is the fallback. */
export const texts = { en, pl, de, fr, tr } satisfies Record<string, Texts>;
export type MailLanguage = keyof typeof texts;
export const MAIL_LANGUAGES = Object.keys(texts) as MailLanguage[];

/** Maps any language tag, such as de-AT or an unknown one, to a supported language. */
export function mailLanguage(wish: unknown): MailLanguage {
  const [base = ''] = typeof wish === 'string' ? wish.toLowerCase().split(/[-_]/) : [];
  return MAIL_LANGUAGES.find((language) => language === base) ?? 'en';
}
