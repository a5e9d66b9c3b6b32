import type { PostProcessorModule } from 'i18next';

const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  g: 'ğ',
  i: 'ï',
  l: 'ł',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Ï',
  L: 'Ł',
  N: 'Ñ',
  O: 'Ö',
  S: 'Š',
  U: 'Ü',
  Z: 'Ž',
};

/**
 * Accents and lengthens a text by about a third, in brackets. Shows at one glance what is not translated, what is cut off
 * and what is concatenated.
 */
export function pseudoText(text: string): string {
  const accented = text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);
  return `[${accented}${'·'.repeat(Math.ceil(text.length / 3))}]`;
}

/** The same as an i18next plugin. */
export const pseudo: PostProcessorModule = {
  type: 'postProcessor',
  name: 'pseudo',
  process: (value: string) => pseudoText(value),
};
