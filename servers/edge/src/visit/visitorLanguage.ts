import { LANGUAGES, type Language } from '@fairtone/contracts';

/** As libs/i18n writes it when somebody chooses a language. */
const COOKIE = /(?:^|;\s*)fairtone_language=(\w{2})(?:;|$)/;

/** The language that an address names, as links between the languages of a page do. */
export const askedLanguage = (code: string | undefined): Language | null =>
  LANGUAGES.find((language) => language === code) ?? null;

/** The language that the page will start in: the chosen one, else the first of the browser's that we speak, else English. */
export function visitorLanguage(cookies: string | undefined, acceptLanguage: string | undefined): Language {
  const accepted = (acceptLanguage ?? '').split(',').map((wish) => wish.trim().toLowerCase().slice(0, 2));
  const wishes = [COOKIE.exec(cookies ?? '')?.[1], ...accepted];
  return wishes.flatMap((wish) => LANGUAGES.find((language) => language === wish) ?? [])[0] ?? LANGUAGES[0];
}
