/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { mayBeEnglish } from './inTranslation';
import { languages } from './languages';
import { compareWithEnglish, flatten } from './localeRules';
import { findWrongFormOfAddress } from './formOfAddress';

const root = join(__dirname, '../../..');
const apps = join(root, 'apps');
const folders = [join(root, 'libs/i18n/locales')].concat(
  (existsSync(apps) ? readdirSync(apps) : [])
    .map((app) => join(apps, app, 'locales'))
    .filter((folder) => existsSync(folder)),
);

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const namespaces = folders.flatMap((folder) =>
  readdirSync(join(folder, 'en')).map((file) => ({ folder, file, name: relative(root, join(folder, '*', file)) })),
);

describe.each(namespaces)('$name', ({ folder, file }) => {
  const english = flatten(readJson(join(folder, 'en', file)));
  // Words that are the same in a language (Rock, Album) are listed in same-as-english.json.
  const allowed = existsSync(join(folder, 'same-as-english.json'))
    ? readJson(join(folder, 'same-as-english.json'))
    : {};

  it.each(languages.filter(({ code }) => code !== 'en'))('is complete in $label', ({ code }) => {
    const translated = flatten(readJson(join(folder, code, file)));
    expect(compareWithEnglish(english, translated, code, mayBeEnglish(code, translated, allowed[code]))).toEqual([]);
  });

  it.each(languages)('has one form of address in $label', ({ code }) => {
    const texts = Object.entries(flatten(readJson(join(folder, code, file))));
    expect(texts.flatMap(([key, text]) => (findWrongFormOfAddress(text, code) ? [`${key}: ${text}`] : []))).toEqual([]);
  });
});

// A type cannot ask for this: remotes of other repositories may lack a language that is added later.
describe.each(readdirSync(apps).filter((app) => existsSync(join(apps, app, 'src/remote.ts'))))(
  'the remote %s',
  (app) => {
    const source = readFileSync(join(apps, app, 'src/remote.ts'), 'utf8');

    it.each(languages)('loads its texts in $label', ({ code }) => {
      expect(source).toContain(`    ${code}: () => import('../locales/${code}/${app}.json'),`);
    });
  },
);
