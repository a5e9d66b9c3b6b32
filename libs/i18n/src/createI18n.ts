import type { Language } from '@fairtone/contracts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { commonLocales } from './commonLocales';
import { detectLanguage, followStoredLanguage } from './detectLanguage';
import { languages } from './languages';
import { namespaceBackend, type LoadNamespace, type NamespaceLoaders } from './namespaceBackend';
import { pseudo } from './pseudo';

interface Options {
  /** Without it, {@link detectLanguage} decides. */
  language?: Language;
  /** Loads namespaces that were not added with `addNamespace`. */
  loadNamespace?: LoadNamespace;
  /** Namespaces that the page needs at first; fetched in parallel with `common`. */
  namespaces?: Record<string, NamespaceLoaders>;
  /** Shows accented, lengthened texts, to check layouts. */
  isPseudo?: boolean;
}

/**
 * Creates the only i18next instance of a page and connects it to react-i18next and to `<html lang>`. Ready, with the `common` texts
 * loaded, when the promise resolves. A missing text falls back to English, then to its key.
 *
 * @example
 * await createI18n({ namespaces: { shell: shellLocales } });
 * await addNamespace('catalog', remote.locales);
 */
export async function createI18n({
  language = detectLanguage(),
  loadNamespace,
  namespaces = {},
  isPseudo = false,
}: Options): Promise<i18n> {
  const backend = namespaceBackend(loadNamespace);
  const atStart = { common: commonLocales, ...namespaces };
  for (const [name, loaders] of Object.entries(atStart)) backend.loaders.set(name, loaders);
  const instance = createInstance();
  instance.on('languageChanged', showDocumentLanguage);
  await instance
    .use(backend)
    .use(pseudo)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      supportedLngs: languages.map(({ code }) => code),
      load: 'languageOnly',
      ns: Object.keys(atStart),
      defaultNS: 'common',
      fallbackNS: 'common',
      maxRetries: 2,
      interpolation: { escapeValue: false },
      postProcess: isPseudo ? ['pseudo'] : false,
      returnNull: false,
      showSupportNotice: false,
    } as never);
  followStoredLanguage((other) => void instance.changeLanguage(other));
  return instance;
}

function showDocumentLanguage(language: string) {
  // Setting it, even to the same language, makes the browser compute the style of everything.
  if (typeof document !== 'undefined' && document.documentElement.lang !== language)
    document.documentElement.lang = language;
}
