import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@fairtone/contracts';
import { listPages } from '../../../../../delivery/webpack/articles/articleFiles.mjs';
import { readArticle } from '../../../../../delivery/webpack/articles/readArticle.mjs';

const content = join(__dirname, '../../../content');

/** An article as the build compiles it. */
export function articleOf(language: Language, name: string) {
  const folder = join(content, language, name);
  return { ...readArticle(readFileSync(`${folder}.md`, 'utf8')), pages: listPages(folder) };
}

/** The key of the article's request for `stubBackend`. */
export const requestOf = (language: Language, name: string) => `GET /content/${language}/${name}.md`;
