import type { Language } from '@fairtone/contracts';
import codes from '../locales/in-translation.json';

/** Languages that are being translated: visitors can choose them, and some of their texts are still English. */
export const inTranslation = codes as Language[];

/**
 * Texts of a translation that may equal the English ones.
 * @param listed words that are the same in both languages; a language that is being translated may have any English text
 */
export const mayBeEnglish = (language: Language, translated: Record<string, string>, listed: readonly string[] = []) =>
  inTranslation.includes(language) ? Object.values(translated) : listed;
