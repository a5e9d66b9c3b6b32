import { LANGUAGES, type Language } from '@fairtone/contracts';
import { EMPTY_SCREEN_TEXTS } from './emptyScreenTexts.ts';

type Texts = { [key: string]: string | Texts };

/** A title in the languages that the caller provided. English is required. */
export type Titles = { en: string } & Partial<Record<Language, string>>;

/** The texts of a new screen in one language. */
export const screenTexts = (language: Language, titles: Titles): Texts => ({
  title: titles[language] ?? titles.en,
  empty: EMPTY_SCREEN_TEXTS[language],
});

/** The name of the remote that users read while it cannot be loaded. */
export const partTexts = (language: Language, titles: Titles): string =>
  JSON.stringify({ remote: { title: titles[language] ?? titles.en } });

/** Adds a screen's texts to those of an existing file. */
export function addTexts(file: string, key: string, texts: Texts): string {
  return JSON.stringify({ ...(JSON.parse(file) as Texts), [key]: texts }, null, 2);
}

/** Languages whose title equals the English one, for `same-as-english.json`; the text check would report them as untranslated. */
export function sameAsEnglish(file: string, titles: Titles): string {
  const known = JSON.parse(file) as Partial<Record<Language, string[]>>;
  for (const language of untranslated(titles)) {
    known[language] = [...new Set([...(known[language] ?? []), titles.en])];
  }
  return JSON.stringify(known, null, 2);
}

export const untranslated = (titles: Titles): Language[] =>
  LANGUAGES.filter((language) => language !== 'en' && (titles[language] ?? titles.en) === titles.en);
