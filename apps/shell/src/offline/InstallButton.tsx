import { useSyncExternalStore } from 'react';
import { lazily } from '../app/lazily.tsx';
import { isInstallOffered, onInstallOffer } from './installOffer.ts';
import { loadOfflineViews } from './loadOfflineViews.ts';

const InstallOffer = lazily(async () => (await loadOfflineViews()).InstallOffer);

/** Button that installs Fairtone as an app. Rendered only where the browser can do that. */
export function InstallButton() {
  const isOffered = useSyncExternalStore(onInstallOffer, isInstallOffered, () => false);
  return isOffered && <InstallOffer />;
}
