import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARTICLES, TEXT_MODULES } from '../../tools/translations/places.ts';
import { readTexts, type Texts } from '../../tools/translations/readTexts.ts';
import { UsageError } from './plan.ts';

/** Files of a new language with English texts, in the plural forms of the language. */
export function languageFiles(root: string, code: string): Record<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const articles = readdirSync(join(root, ARTICLES, 'en'), { recursive: true, encoding: 'utf8' });
  const locales = ['libs/i18n', ...readdirSync(join(root, 'apps')).map((app) => `apps/${app}`)].filter((folder) =>
    existsSync(join(root, folder, 'locales/en')),
  );
  return Object.fromEntries([
    ...locales.flatMap((folder) =>
      readdirSync(join(root, folder, 'locales/en')).map((file) => {
        const english = JSON.parse(read(`${folder}/locales/en/${file}`)) as Texts;
        return [`${folder}/locales/${code}/${file}`, JSON.stringify(withPluralKeys(english, code), null, 2)];
      }),
    ),
    ...articles
      .filter((file) => file.endsWith('.md'))
      .map((file) => [`${ARTICLES}/${code}/${file}`, read(`${ARTICLES}/en/${file}`)]),
    ...TEXT_MODULES.map((folder) => [`${folder}/${code}.ts`, moduleOf(root, folder, code)]),
  ]);
}

/** A module like that of German, whose type is that of every translation. */
function moduleOf(root: string, folder: string, code: string): string {
  const german = readFileSync(join(root, folder, 'de.ts'), 'utf8');
  const [, importLine, type] = /^(import type .*;)\n\nexport const de: (\w+) =/.exec(german) ?? [];
  if (!importLine) throw new UsageError(`${folder}/de.ts does not begin with its type; nothing was written.`);
  const texts = withPluralGroups(readTexts(join(root, folder, 'en.ts')).en!, code);
  return `${importLine}\n\nexport const ${code}: ${type} = ${JSON.stringify(texts, null, 2)};\n`;
}

const isGroup = (value: string | Texts): value is Texts => typeof value !== 'string';

/** Texts of an app, whose plural forms are keys: `title_one`, `title_other`. They need the forms of whole numbers. */
export function withPluralKeys(texts: Texts, code: string): Texts {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, string | Texts][] => {
    if (isGroup(value)) return [[key, withPluralKeys(value, code)]];
    const [, stem, form] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
    if (stem === undefined || !(`${stem}_other` in texts) || form === 'zero') return [[key, value]];
    if (form !== 'other') return [];
    return formsOfWholeNumbers(code).map((each) => [`${stem}_${each}`, texts[`${stem}_${each}`] ?? value]);
  });
  return Object.fromEntries(entries);
}

/** Texts of e-mails, whose plural forms are a group: `{ one, other }`. They need every form that `Intl` may choose. */
export function withPluralGroups(texts: Texts, code: string): Texts {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const entries = Object.entries(texts).map(([key, value]): [string, string | Texts] => {
    if (!isGroup(value)) return [key, value];
    const { other } = value;
    if (typeof other !== 'string') return [key, withPluralGroups(value, code)];
    return [key, Object.fromEntries(forms.map((form) => [form, value[form] ?? other]))];
  });
  return Object.fromEntries(entries);
}

function formsOfWholeNumbers(code: string): string[] {
  const rules = new Intl.PluralRules(code);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
}
