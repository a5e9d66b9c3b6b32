import type { NamespaceLoaders } from '@fairtone/i18n';

/** Texts of the offline views, in the same chunk: the language can be changed offline too. */
export const offlineLocales: NamespaceLoaders = {
  en: () => import(/* webpackMode: "eager" */ '../../../locales/en/offline.json'),
  pl: () => import(/* webpackMode: "eager" */ '../../../locales/pl/offline.json'),
  de: () => import(/* webpackMode: "eager" */ '../../../locales/de/offline.json'),
  fr: () => import(/* webpackMode: "eager" */ '../../../locales/fr/offline.json'),
  tr: () => import(/* webpackMode: "eager" */ '../../../locales/tr/offline.json'),
};
