import type { Language } from '@fairtone/contracts';
import type { Texts } from './namespaceBackend';

/** Texts of one namespace as dotted key -> text. */
export function flatten(texts: Texts, prefix = ''): Record<string, string> {
  return Object.entries(texts).reduce<Record<string, string>>((all, [key, value]) => {
    if (typeof value === 'string') return { ...all, [prefix + key]: value };
    return { ...all, ...flatten(value as Texts, `${prefix}${key}.`) };
  }, {});
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const stem = (key: string) => key.replace(pluralSuffix, '');
const isPlural = (key: string, texts: Record<string, string>) =>
  pluralSuffix.test(key) && `${stem(key)}_other` in texts;

/** i18next has `_zero`, for a count of 0, in every language. */
const pluralCategories = (language: Language): string[] => [
  'zero',
  ...new Intl.PluralRules(language).resolvedOptions().pluralCategories,
];

/** The plural forms that whole numbers need in a language. */
function pluralForms(language: Language): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
}

/** Placeholders and tags of a text. A plural form may omit its number: "one track". */
function markers(text: string, isPlural: boolean): string {
  return (text.match(/\{+\s*[\w.]+|<\/?\w+\s*\/?>/g) ?? [])
    .map((marker) => marker.replace(/\s/g, ''))
    .filter((marker) => !(isPlural && marker === '{{count'))
    .sort()
    .join(' ');
}

const ENGLISH = /(?<!\p{L})(the|and|your|you|with|this|that|from|have|are|is|of)(?!\p{L})/giu;
/** Whether a text has at least two different English function words; one alone may be a name or a word of the other language. */
const soundsEnglish = (text: string) => new Set(text.toLowerCase().match(ENGLISH) ?? []).size > 1;

/** The English text of a key. English may lack a plural form that the other language has. */
export const englishOf = (english: Record<string, string>, key: string): string | undefined =>
  english[key] ?? english[`${stem(key)}_other`];

/** Whether a translation is the English text, or sounds English. Placeholders, numbers and the shop's name need no translation. */
export function isStillEnglish(text: string, source: string): boolean {
  const hasWords = /\p{L}{2}/u.test(source.replace(/\{\{.*?\}\}|<.*?>|Fairtone/g, ''));
  return hasWords && (text === source || soundsEnglish(text));
}

/** Problems of a translation compared with English, one line each: keys, plural forms, placeholders, and texts that are still English. */
export function compareWithEnglish(
  english: Record<string, string>,
  translated: Record<string, string>,
  language: Language,
  sameAsEnglish: readonly string[] = [],
): string[] {
  const problems: string[] = [];
  const expected = new Set(
    Object.keys(english).flatMap((key) =>
      isPlural(key, english) ? pluralForms(language).map((form) => `${stem(key)}_${form}`) : [key],
    ),
  );
  for (const key of expected) if (!(key in translated)) problems.push(`${key}: missing`);
  for (const [key, text] of Object.entries(translated)) {
    const source = englishOf(english, key);
    if (source === undefined) {
      problems.push(`${key}: English has no such key`);
      continue;
    }
    if (!text.trim()) problems.push(`${key}: empty`);
    const plural = isPlural(key, translated) || isPlural(key, english);
    if (plural && !pluralCategories(language).includes(pluralSuffix.exec(key)?.[1] ?? ''))
      problems.push(`${key}: the language has no such plural form`);
    if (markers(source, plural) !== markers(text, plural)) problems.push(`${key}: other placeholders than in English`);
    if (isStillEnglish(text, source) && !sameAsEnglish.includes(text))
      problems.push(`${key}: still English ("${text}")`);
  }
  return problems;
}
