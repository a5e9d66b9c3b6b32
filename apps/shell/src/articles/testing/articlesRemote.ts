import { articlesLocales } from '../articlesLocales.ts';

/** The texts around the articles, in the form in which tests take a remote's. */
export const articlesRemote = { name: 'articles', locales: articlesLocales };
