import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { englishOf, isStillEnglish } from '@fairtone/i18n/translations';
import { listTextSources } from './textSources.ts';

export interface Untranslated {
  /** Path of the file from the root. */
  path: string;
  /** Its texts that are still English, by their keys. */
  texts: Record<string, string>;
}

/** The files of a language that have English texts, without those that are the same in both languages. */
export function findUntranslated(root: string, language: string): Untranslated[] {
  return listTextSources(root).flatMap(({ pathIn, read, sameAsEnglish }) => {
    const [english, translated] = [read('en'), read(language)];
    const listed = sameAsEnglish
      ? (JSON.parse(readFileSync(join(root, sameAsEnglish), 'utf8')) as Record<string, string[]>)[language]
      : undefined;
    const left = Object.entries(translated).filter(([key, text]) => {
      const source = englishOf(english, key);
      return source !== undefined && isStillEnglish(text, source) && !listed?.includes(text);
    });
    return left.length > 0 ? [{ path: pathIn(language), texts: Object.fromEntries(left) }] : [];
  });
}
