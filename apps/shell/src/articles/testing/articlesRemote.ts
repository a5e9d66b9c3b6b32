import { articlesLocales } from '../articlesLocales.ts';

/** The texts of the article screens, in the form of a remote for `renderWithStore`. */
export const articlesRemote = { name: 'articles', locales: articlesLocales };
