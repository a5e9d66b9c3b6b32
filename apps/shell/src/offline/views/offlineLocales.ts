import type { NamespaceLoaders } from '@fairtone/i18n';

/** What is said without a network. In one script with its views: another language can be chosen without a network too. */
export const offlineLocales: NamespaceLoaders = {
  en: () => import(/* webpackMode: "eager" */ '../../../locales/en/offline.json'),
  pl: () => import(/* webpackMode: "eager" */ '../../../locales/pl/offline.json'),
  de: () => import(/* webpackMode: "eager" */ '../../../locales/de/offline.json'),
  fr: () => import(/* webpackMode: "eager" */ '../../../locales/fr/offline.json'),
  tr: () => import(/* webpackMode: "eager" */ '../../../locales/tr/offline.json'),
};
