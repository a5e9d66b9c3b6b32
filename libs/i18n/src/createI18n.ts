import type { Language } from '@fairtone/contracts';
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { commonLocales } from './commonLocales';
import { detectLanguage } from './detectLanguage';
import { languages } from './languages';
import { namespaceBackend, type LoadNamespace } from './namespaceBackend';
import { pseudo } from './pseudo';

interface Options {
  /** Without it, {@link detectLanguage} decides. */
  language?: Language;
  /** Finds namespaces that nobody added with `addNamespace`. */
  loadNamespace?: LoadNamespace;
  /** Shows accented, lengthened texts; for looking at layouts. */
  isPseudo?: boolean;
}

/**
 * Makes the one i18next instance of a page and ties it to react-i18next and to `<html lang>`. Ready, with the `common` texts
 * loaded, when the promise resolves. A missing text falls back to English, then to its key.
 *
 * @example
 * await createI18n({});
 * await addNamespace('catalog', remote.locales);
 */
export async function createI18n({
  language = detectLanguage(),
  loadNamespace,
  isPseudo = false,
}: Options): Promise<i18n> {
  const backend = namespaceBackend(loadNamespace);
  backend.loaders.set('common', commonLocales);
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
      ns: ['common'],
      defaultNS: 'common',
      fallbackNS: 'common',
      maxRetries: 2,
      interpolation: { escapeValue: false },
      postProcess: isPseudo ? ['pseudo'] : false,
      returnNull: false,
      showSupportNotice: false,
    } as never);
  return instance;
}

function showDocumentLanguage(language: string) {
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}
