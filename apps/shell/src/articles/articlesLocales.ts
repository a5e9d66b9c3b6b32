import type { NamespaceLoaders } from '@fairtone/i18n';

/** The texts around the articles. In one script with their screens: five small ones would cost more than they hold. */
export const articlesLocales: NamespaceLoaders = {
  en: () => import(/* webpackMode: "eager" */ '../../locales/en/articles.json'),
  pl: () => import(/* webpackMode: "eager" */ '../../locales/pl/articles.json'),
  de: () => import(/* webpackMode: "eager" */ '../../locales/de/articles.json'),
  fr: () => import(/* webpackMode: "eager" */ '../../locales/fr/articles.json'),
  tr: () => import(/* webpackMode: "eager" */ '../../locales/tr/articles.json'),
};
