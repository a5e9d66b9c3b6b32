import { KEPT_MARK, SERVICE_WORKER_PATH } from '@fairtone/contracts/offline';
import { scriptUrl, type RemoteRegistry } from '@fairtone/federation';
import { forgetAll, forgetOthers, notifyWorkerOfLoadedFiles } from '@fairtone/offline';
import { getConfig, readStoredSession } from '@fairtone/platform';
import { toastShown, type AppStore } from '@fairtone/store';
import type { TFunction } from 'i18next';
import { removeRevokedAlbums } from './removeRevokedAlbums.ts';
import { hasOlderReleases } from './hasOlderReleases.ts';
import { loadOfflineViews } from './loadOfflineViews.ts';
import { watchUpdates } from './watchUpdates.ts';

/** Deletes data and albums that the device stores for other users than the one who is signed in. */
export const forgetOtherPeople = () => forgetOthers(caches, readStoredSession()?.user.id ?? null);

interface Page {
  registry: RemoteRegistry;
  store: AppStore;
  t: TFunction<'offline'>;
}

/** Installs the service worker, so that the page works offline from the next visit; removes it where the deployment says so. */
export async function runOffline({ registry, store, t }: Page): Promise<void> {
  if (getConfig().offline === false) return leave();
  await forgetOtherPeople();
  await navigator.serviceWorker.register(scriptUrl(SERVICE_WORKER_PATH), { updateViaCache: 'none' });
  // Reads the registration again: browsers with strict settings refuse one without an error.
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  // Loaded now, so that the worker stores the views with the other files of the page.
  const views = await loadOfflineViews().catch(() => null);
  const offer = () => void import('./offerReload.tsx').then(({ offerReload }) => offerReload(registration));
  if (views) {
    watchUpdates(registration, offer);
    registry.onLaterScreens = offer;
  }
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller) await controlled();
  notifyWorkerOfLoadedFiles();
  // Without the views their texts are missing; the next visit tries again.
  if (!views) return;
  if (document.documentElement.hasAttribute(KEPT_MARK)) {
    const look = async () => (await hasOlderReleases(registry)) && offer();
    window.addEventListener('online', () => void look());
    await look();
  }
  await removeRevokedAlbums((title) => store.dispatch(toastShown({ title: t('rightGone', { title }) })));
}

async function leave(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await forgetAll(caches);
}

const controlled = () =>
  new Promise<void>((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }),
  );
