import type { Language } from '@fairtone/contracts';
import type { BackendModule, i18n, ReadCallback } from 'i18next';

/** The texts of one namespace in one language: the content of its JSON file. */
export type Texts = Record<string, unknown>;

/** Lazy loaders of one namespace, one for each language; the shape of `locales` in a remote's definition. */
export type NamespaceLoaders = Record<Language, () => Promise<{ default: Texts }>>;

/** Finds the texts of a namespace that was not added. */
export type LoadNamespace = (language: Language, namespace: string) => Promise<Texts>;

export interface NamespaceBackend extends BackendModule {
  loaders: Map<string, NamespaceLoaders>;
}

/** i18next's source of texts: loaders added by their owners, so that a text ships with the app that shows it. */
export function namespaceBackend(loadNamespace?: LoadNamespace): NamespaceBackend {
  const loaders = new Map<string, NamespaceLoaders>();
  const load = (language: Language, namespace: string): Promise<Texts> => {
    const own = loaders.get(namespace);
    // A remote built before a language was added speaks English in it.
    if (own) return (own[language] ?? own.en)().then((module) => module.default);
    if (loadNamespace) return loadNamespace(language, namespace);
    return Promise.reject(new Error(`No loader for the namespace "${namespace}": call addNamespace first.`));
  };
  return {
    type: 'backend',
    loaders,
    init: () => undefined,
    read(language: string, namespace: string, done: ReadCallback) {
      const canRetry = loaders.has(namespace);
      load(language as Language, namespace).then(
        (texts) => done(null, texts as never),
        // `true` asks i18next for another try: a chunk may fail once on a weak network.
        (error: Error) => done(error, canRetry as never),
      );
    },
  };
}

/** The backend of an instance that {@link createI18n} made; in any bundle, because the instance itself is shared. */
export function backendOf(instance: i18n): NamespaceBackend {
  return (instance.services.backendConnector as { backend: NamespaceBackend }).backend;
}
