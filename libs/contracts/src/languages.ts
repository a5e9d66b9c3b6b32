import * as z from 'zod/mini';

/** The interface's languages; the first is the default and the fallback. */
export const LANGUAGES = ['en', 'pl', 'de', 'fr', 'tr'] as const;
export const languageSchema = z.enum(LANGUAGES);
/** @open A minor version may add languages: texts that lack one are shown in English. */
export type Language = (typeof LANGUAGES)[number];

/** A value for each language. English is required; where another language is missing, the English value is used. */
export type ByLanguage<Value> = { en: Value } & { [Code in Language]?: Value };
