import type { NamespaceLoaders } from '@fairtone/i18n';

/** The texts of the QA tools, separate from the shell's, which every visitor loads. */
export const qaLocales: NamespaceLoaders = {
  en: () => import('../../locales/en/qa.json'),
  pl: () => import('../../locales/pl/qa.json'),
  de: () => import('../../locales/de/qa.json'),
  fr: () => import('../../locales/fr/qa.json'),
  tr: () => import('../../locales/tr/qa.json'),
};
