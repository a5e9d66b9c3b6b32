/** @jest-environment node */
import { LANGUAGES } from '@fairtone/contracts';
import { inTranslation } from '@fairtone/i18n/translations';
import { listTextSources } from './textSources.ts';
import { findUntranslated } from './untranslated.ts';

const root = process.cwd();
const leftIn = (language: string) => findUntranslated(root, language).map(({ path }) => path);

it('lists every file for a language whose texts are the English ones', () => {
  const paths = listTextSources(root).map(({ pathIn }) => pathIn('en'));
  expect(paths).toEqual(
    expect.arrayContaining([
      'libs/i18n/locales/en/common.json',
      'apps/catalog/locales/en/catalog.json',
      'libs/mail/src/texts/en.ts',
      'libs/offline/src/page/offlineTexts.ts',
      'apps/studio/content/testimonials.json',
      'apps/shell/content/en/help.md',
    ]),
  );
  expect(leftIn('en')).toEqual(paths);
});

it('lists nothing for the languages that are translated', () => {
  const translated = LANGUAGES.filter((language) => language !== 'en' && !inTranslation.includes(language));
  expect(translated.flatMap(leftIn)).toEqual([]);
});

it('has only languages in translation whose texts are partly English', () => {
  expect(inTranslation.filter((language) => leftIn(language).length === 0)).toEqual([]);
});
