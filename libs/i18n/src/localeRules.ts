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

/** The plural forms that whole numbers need in a language. */
function pluralForms(language: Language): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
}

function markers(text: string): string {
  return (text.match(/\{\{\s*[\w.]+|<\/?\w+\s*\/?>/g) ?? [])
    .map((marker) => marker.replace(/\s/g, ''))
    .sort()
    .join(' ');
}

/** Says what a translation lacks against English: keys, plural forms, placeholders, and texts that were left in English. */
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
    const source = english[key] ?? english[`${stem(key)}_other`];
    if (source === undefined) {
      problems.push(`${key}: English has no such key`);
      continue;
    }
    if (!text.trim()) problems.push(`${key}: empty`);
    if (!isPlural(key, translated) && markers(source) !== markers(text))
      problems.push(`${key}: other placeholders than in English`);
    const hasWords = /\p{L}{2}/u.test(source.replace(/\{\{.*?\}\}|<.*?>|Fairtone/g, ''));
    if (hasWords && text === english[key] && !sameAsEnglish.includes(text))
      problems.push(`${key}: still English ("${text}")`);
  }
  return problems;
}
