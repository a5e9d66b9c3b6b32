import type { NamespaceLoaders } from '@fairtone/i18n';

/** Texts of the article screens, in the same chunk: small files would cost more than they contain. */
export const articlesLocales: NamespaceLoaders = {
  en: () => import(/* webpackMode: "eager" */ '../../locales/en/articles.json'),
  pl: () => import(/* webpackMode: "eager" */ '../../locales/pl/articles.json'),
  de: () => import(/* webpackMode: "eager" */ '../../locales/de/articles.json'),
  fr: () => import(/* webpackMode: "eager" */ '../../locales/fr/articles.json'),
  tr: () => import(/* webpackMode: "eager" */ '../../locales/tr/articles.json'),
};
