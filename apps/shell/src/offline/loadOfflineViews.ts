import { addNamespace } from '@fairtone/i18n';

/**
 * What the page shows where there is no network. The worker keeps it with the page (`runOffline`), so that it is there without one.
 * Imported here only: from two places, it could lie in different files, and the device would store one that is never requested.
 */
export async function loadOfflineViews() {
  const views = await import('./views/index.ts');
  await addNamespace('offline', views.offlineLocales);
  return views;
}
