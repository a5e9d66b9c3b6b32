// npm run check:translations: which files still have English texts, for the languages of libs/i18n/locales/in-translation.json.
//   npm run check:translations -- it    each of these texts in one language, with its key
import { LANGUAGES } from '@fairtone/contracts';
import { inTranslation } from '@fairtone/i18n/translations';
import { findUntranslated } from './untranslated.ts';

const [asked] = process.argv.slice(2);
if (asked && !LANGUAGES.some((language) => language === asked)) {
  console.error(`The product has no language "${asked}". It has ${LANGUAGES.join(', ')}.`);
  process.exit(1);
}
const languages = asked ? [asked] : inTranslation;
if (languages.length === 0) console.log('No language is being translated.');
for (const language of languages) {
  const files = findUntranslated(process.cwd(), language);
  const count = files.reduce((sum, { texts }) => sum + Object.keys(texts).length, 0);
  console.log(`${language}: ${count} texts in ${files.length} files are still English`);
  for (const { path, texts } of files) {
    console.log(`  ${path}: ${Object.keys(texts).length}`);
    if (asked) for (const [key, text] of Object.entries(texts)) console.log(`    ${key}: ${text}`);
  }
}
