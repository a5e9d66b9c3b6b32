import type { ByLanguage, Language } from '@fairtone/contracts';
import type { BackendModule, i18n, ReadCallback } from 'i18next';

/** The texts of one namespace in one language: the content of its JSON file. */
export type Texts = Record<string, unknown>;

/** Lazy loaders of one namespace, one for each language; the shape of `locales` in a remote's definition. */
export type NamespaceLoaders = ByLanguage<() => Promise<{ default: Texts }>>;

/** Loads the texts of a namespace that was not added. */
export type LoadNamespace = (language: Language, namespace: string) => Promise<Texts>;

export interface NamespaceBackend extends BackendModule {
  loaders: Map<string, NamespaceLoaders>;
}

/** i18next backend that loads texts with the loaders that each app adds, so that texts ship with the app that shows them. */
export function namespaceBackend(loadNamespace?: LoadNamespace): NamespaceBackend {
  const loaders = new Map<string, NamespaceLoaders>();
  const load = (language: Language, namespace: string): Promise<Texts> => {
    const own = loaders.get(namespace);
    // A remote that was built before a language was added is shown in English.
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
        // `true` makes i18next retry: a chunk may fail once on a bad network.
        (error: Error) => done(error, canRetry as never),
      );
    },
  };
}

/** The backend of an instance made by {@link createI18n}. Read from the instance, because bundles share only that. */
export function backendOf(instance: i18n): NamespaceBackend {
  return (instance.services.backendConnector as { backend: NamespaceBackend }).backend;
}
