import type { PostProcessorModule } from 'i18next';

const PLAIN = 'aceginlosuyzACEISZOUL';
const ACCENTED = 'áçéğïñłöšüýžÁÇÉÏŠŽÖÜŁ';

/** Tags and placeholders, which stay unchanged. */
const UNTOUCHED = /(<[^>]*>|https?:\S+|\S+@\S+)/;

const accented = (text: string) => text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

/**
 * Accents a text, lengthens it by about a third and puts it in brackets, to show what is not translated, what is cut off
 * and what is concatenated.
 */
export function pseudoText(text: string): string {
  const parts = text.split(UNTOUCHED).map((part, index) => (index % 2 === 0 ? accented(part) : part));
  return `[${parts.join('')}${'·'.repeat(Math.ceil(text.length / 3))}]`;
}

/** Whether a text shown in the pseudo-language was not translated: at least one letter is not transformed. */
export const isUntransformed = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && [...text].some((letter) => PLAIN.includes(letter));

/** The same as an i18next plugin. */
export const pseudo: PostProcessorModule = {
  type: 'postProcessor',
  name: 'pseudo',
  process: (value: string) => pseudoText(value),
};
