import { addNamespace } from '@fairtone/i18n';

type Views = Omit<typeof import('./views/index.ts'), 'offlineLocales'>;

let loading: Promise<Views> | undefined;

/**
 * What the page shows where there is no network. The worker keeps it with the page (`runOffline`), so that it is there without one.
 * Imported here only: from two places, it could lie in different files, and the device would have those that nobody asks for.
 */
export function loadOfflineViews(): Promise<Views> {
  loading ??= load();
  // A failed download must not stick.
  loading.catch(() => (loading = undefined));
  return loading;
}

async function load(): Promise<Views> {
  const { offlineLocales, ...views } = await import('./views/index.ts');
  await addNamespace('offline', offlineLocales);
  return views;
}
