import type { NamespaceLoaders } from './namespaceBackend';

/** The texts that every app may use. */
export const commonLocales: NamespaceLoaders = {
  en: () => import('../locales/en/common.json'),
  pl: () => import('../locales/pl/common.json'),
  de: () => import('../locales/de/common.json'),
  fr: () => import('../locales/fr/common.json'),
  tr: () => import('../locales/tr/common.json'),
};
