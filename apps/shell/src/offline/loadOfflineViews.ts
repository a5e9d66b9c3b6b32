import { addNamespace } from '@fairtone/i18n';

/**
 * Loads what the page shows without a network. The worker caches these files with the page (`runOffline`). Import the views here only:
 * from a second place they could be in other chunks, which would not be cached.
 */
export async function loadOfflineViews() {
  const views = await import('./views/index.ts');
  await addNamespace('offline', views.offlineLocales);
  return views;
}
