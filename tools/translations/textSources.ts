import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatten } from '@fairtone/i18n/translations';
import { readArticle } from '../../delivery/webpack/articles/readArticle.mjs';
import { textsOf } from '../../delivery/webpack/articles/articleTexts.ts';
import { ARTICLES, TESTIMONIALS, TEXT_MODULES, TEXT_TABLES } from './places.ts';
import { readTexts, type Texts } from './readTexts.ts';

/** The texts of one file, or of one part of a file, in every language. */
export interface TextSource {
  /** Path from the root of the texts in a language. */
  pathIn: (language: string) => string;
  /** Texts by their keys. */
  read: (language: string) => Record<string, string>;
  /** JSON file that lists the texts that are the same as in English, by language; null when none is. */
  sameAsEnglish: string | null;
}

const OTHER_WORDS = 'libs/i18n/locales/other-texts-same-as-english.json';

/** Everything of the product that is translated. */
export function listTextSources(root: string): TextSource[] {
  return [...localesOf(root), ...modulesOf(root), ...tablesOf(root), testimonialsOf(root), ...articlesOf(root)];
}

const readJson = <T>(root: string, path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T;

function localesOf(root: string): TextSource[] {
  const folders = ['libs/i18n/locales', ...readdirSync(join(root, 'apps')).map((app) => `apps/${app}/locales`)];
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder, 'en')).map((file) => {
      const pathIn = (language: string) => `${folder}/${language}/${file}`;
      const read = (language: string) => flatten(readJson<Texts>(root, pathIn(language)));
      return { pathIn, read, sameAsEnglish: `${folder}/same-as-english.json` };
    }),
  );
}

const modulesOf = (root: string): TextSource[] =>
  TEXT_MODULES.map((folder) => {
    const pathIn = (language: string) => `${folder}/${language}.ts`;
    const read = (language: string) => flatten(readTexts(join(root, pathIn(language)))[language]!);
    return { pathIn, read, sameAsEnglish: OTHER_WORDS };
  });

const tablesOf = (root: string): TextSource[] =>
  Object.entries(TEXT_TABLES).map(([path, name]) => {
    const read = (language: string) => flatten(readTexts(join(root, path))[name]![language] as Texts);
    return { pathIn: () => path, read, sameAsEnglish: null };
  });

function testimonialsOf(root: string): TextSource {
  const read = (language: string) =>
    Object.fromEntries(
      readJson<{ name: string; text: Record<string, string> }[]>(root, TESTIMONIALS).map(({ name, text }) => [
        name,
        text[language]!,
      ]),
    );
  return { pathIn: () => TESTIMONIALS, read, sameAsEnglish: null };
}

function articlesOf(root: string): TextSource[] {
  const files = readdirSync(join(root, ARTICLES, 'en'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => {
      const pathIn = (language: string) => `${ARTICLES}/${language}/${file}`;
      const read = (language: string) => textsOf(readArticle(readFileSync(join(root, pathIn(language)), 'utf8')));
      return { pathIn, read, sameAsEnglish: `${ARTICLES}/same-as-english.json` };
    });
}
