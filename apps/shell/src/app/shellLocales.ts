import type { RemoteDefinition } from '@fairtone/contracts';

/** The shell's own texts, one file per language; only that of the current language is loaded. */
export const shellLocales: RemoteDefinition['locales'] = {
  en: () => import(/* webpackChunkName: "texts-en" */ '../../locales/en/shell.json'),
  pl: () => import(/* webpackChunkName: "texts-pl" */ '../../locales/pl/shell.json'),
  de: () => import(/* webpackChunkName: "texts-de" */ '../../locales/de/shell.json'),
  fr: () => import(/* webpackChunkName: "texts-fr" */ '../../locales/fr/shell.json'),
  tr: () => import(/* webpackChunkName: "texts-tr" */ '../../locales/tr/shell.json'),
};
