import * as z from 'zod/mini';

/** The interface's languages; the first is the default and the fallback. */
export const LANGUAGES = ['en', 'pl', 'de', 'fr', 'tr'] as const;
export const languageSchema = z.enum(LANGUAGES);
export type Language = (typeof LANGUAGES)[number];
