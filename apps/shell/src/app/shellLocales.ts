import type { RemoteDefinition } from '@fairtone/contracts';

/** The shell's own texts, one file a language, loaded for the language in use. */
export const shellLocales: RemoteDefinition['locales'] = {
  en: () => import('../../locales/en/shell.json'),
  pl: () => import('../../locales/pl/shell.json'),
  de: () => import('../../locales/de/shell.json'),
  fr: () => import('../../locales/fr/shell.json'),
  tr: () => import('../../locales/tr/shell.json'),
};
