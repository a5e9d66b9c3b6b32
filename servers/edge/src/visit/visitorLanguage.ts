import { LANGUAGES, type Language } from '@fairtone/contracts';

/** The storage format of libs/i18n for a chosen language. */
const COOKIE = /(?:^|;\s*)fairtone_language=(\w{2})(?:;|$)/;

/** The language in a URL, as in links between the languages of a page. */
export const askedLanguage = (code: string | undefined): Language | null =>
  LANGUAGES.find((language) => language === code) ?? null;

/** The language in which the page starts: the chosen one, else the browser's first supported one, else English. */
export function visitorLanguage(cookies: string | undefined, acceptLanguage: string | undefined): Language {
  const accepted = (acceptLanguage ?? '').split(',').map((wish) => wish.trim().toLowerCase().slice(0, 2));
  const wishes = [COOKIE.exec(cookies ?? '')?.[1], ...accepted];
  return wishes.flatMap((wish) => LANGUAGES.find((language) => language === wish) ?? [])[0] ?? LANGUAGES[0];
}
