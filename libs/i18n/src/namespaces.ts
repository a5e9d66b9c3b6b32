import type { Language } from '@fairtone/contracts';
import { getI18n } from 'react-i18next';
import { storeLanguage } from './detectLanguage';
import { backendOf, type NamespaceLoaders } from './namespaceBackend';

/**
 * Adds the texts of an app under its name and loads them in the current language. Adding a name again replaces its texts,
 * which another version of a remote needs.
 */
export async function addNamespace(name: string, loaders: NamespaceLoaders): Promise<void> {
  const i18n = getI18n();
  const { loaders: known } = backendOf(i18n);
  const isNew = !known.has(name);
  known.set(name, loaders);
  if (isNew && !i18n.hasLoadedNamespace(name)) await i18n.loadNamespaces(name);
  else await i18n.reloadResources([...i18n.languages], [name]);
}

/** Switches the interface to a language after its texts are loaded, and stores the choice on this device. */
export async function changeLanguage(language: Language): Promise<void> {
  await getI18n().changeLanguage(language);
  storeLanguage(language);
}
