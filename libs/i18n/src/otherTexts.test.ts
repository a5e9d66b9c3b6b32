/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@fairtone/contracts';
import { mayBeEnglish } from './inTranslation';
import { languages } from './languages';
import { compareWithEnglish, flatten } from './localeRules';
import type { Texts } from './namespaceBackend';
import { findWrongFormOfAddress } from './formOfAddress';

const root = join(__dirname, '../../..');

/** Texts outside the apps' JSON files: one file for each language, exported under the language's code. */
const SOURCES = {
  'e-mails': 'libs/mail/src/texts',
  'payment page of the test mode': 'servers/stripe/src/page/texts',
  'pages and feeds for readers without scripts': 'servers/edge/src/pages/words',
};

// Required by path at run time, because these tests read the texts of all projects.
const read = (folder: string, language: Language) =>
  flatten(pluralsBySuffix(jest.requireActual<Record<string, Texts>>(join(root, folder, `${language}.ts`))[language]!));

/** Converts `{one, other}` to the plural keys of the apps: `_one`, `_other`. */
function pluralsBySuffix(texts: Texts): Texts {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, unknown][] => {
    if (value === null || typeof value !== 'object') return [[key, value]];
    const inner = value as Texts;
    return 'other' in inner
      ? Object.entries(inner).map(([form, text]) => [`${key}_${form}`, text])
      : [[key, pluralsBySuffix(inner)]];
  });
  return Object.fromEntries(entries);
}

const allowed = JSON.parse(readFileSync(join(root, 'libs/i18n/locales/other-texts-same-as-english.json'), 'utf8'));

describe.each(Object.entries(SOURCES))('%s', (_name, folder) => {
  it.each(languages.filter(({ code }) => code !== 'en'))('are complete in $label', ({ code }) => {
    const translated = read(folder, code);
    const english = mayBeEnglish(code, translated, allowed[code]);
    expect(compareWithEnglish(read(folder, 'en'), translated, code, english)).toEqual([]);
  });

  it.each(languages)('have one form of address in $label', ({ code }) => {
    const texts = Object.entries(read(folder, code));
    expect(texts.flatMap(([key, text]) => (findWrongFormOfAddress(text, code) ? [`${key}: ${text}`] : []))).toEqual([]);
  });
});

describe('testimonials of artists', () => {
  const testimonials: { text: Record<Language, string> }[] = JSON.parse(
    readFileSync(join(root, 'apps/studio/content/testimonials.json'), 'utf8'),
  );
  const textsIn = (language: Language) =>
    Object.fromEntries(testimonials.map(({ text }, index) => [index, text[language]]));

  it.each(languages.filter(({ code }) => code !== 'en'))(
    'are translated in $label, in one form of address',
    ({ code }) => {
      const translated = textsIn(code);
      expect(compareWithEnglish(textsIn('en'), translated, code, mayBeEnglish(code, translated))).toEqual([]);
      expect(Object.values(textsIn(code)).flatMap((text) => findWrongFormOfAddress(text, code) ?? [])).toEqual([]);
    },
  );
});
