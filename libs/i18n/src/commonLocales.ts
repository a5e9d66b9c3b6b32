import type { NamespaceLoaders } from './namespaceBackend';

/** The texts that every app may use. */
export const commonLocales: NamespaceLoaders = {
  en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en/common.json'),
  pl: () => import(/* webpackChunkName: "texts-pl" */ '../locales/pl/common.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ '../locales/de/common.json'),
  fr: () => import(/* webpackChunkName: "texts-fr" */ '../locales/fr/common.json'),
  tr: () => import(/* webpackChunkName: "texts-tr" */ '../locales/tr/common.json'),
};
