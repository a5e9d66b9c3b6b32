import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@fairtone/contracts';

type Texts = { [key: string]: string | Texts };

const fileOf = (namespace: string, language: Language) =>
  join(
    process.cwd(),
    namespace === 'common'
      ? `libs/i18n/locales/${language}/common.json`
      : `apps/${namespace}/locales/${language}/${namespace}.json`,
  );

function lookUp(key: string, language: Language): string {
  const [namespace, path] = key.split(':') as [string, string];
  const texts = JSON.parse(readFileSync(fileOf(namespace, language), 'utf8')) as Texts;
  const found = path
    .split('.')
    .reduce<string | Texts | undefined>((node, part) => (typeof node === 'object' ? node[part] : undefined), texts);
  if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${language}.`);
  return found;
}

/** Matches a translated text in any language; a `{{…}}` placeholder matches any text. */
export function localizedText(key: string): RegExp {
  const patterns = LANGUAGES.map((language) =>
    lookUp(key, language)
      .split(/{{.+?}}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  );
  return new RegExp(`^(${patterns.join('|')})$`);
}
