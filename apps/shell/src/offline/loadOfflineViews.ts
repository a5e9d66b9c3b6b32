import { addNamespace } from '@fairtone/i18n';

/**
 * Loads what the page shows without a network. The service worker stores it with the page (`runOffline`), so that it loads offline.
 * Import the views only here: from two places, they could be in different files, and the device would store one that is never requested.
 */
export async function loadOfflineViews() {
  const views = await import('./views/index.ts');
  await addNamespace('offline', views.offlineLocales);
  return views;
}
