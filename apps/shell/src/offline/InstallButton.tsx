import { useSyncExternalStore } from 'react';
import { lazily } from '../app/lazily.tsx';
import { isInstallOffered, onInstallOffer } from './installOffer.ts';
import { loadOfflineViews } from './loadOfflineViews.ts';

const InstallOffer = lazily(async () => (await loadOfflineViews()).InstallOffer);

/** Offers to put Fairtone among the device's apps. Only there where the browser can. */
export function InstallButton() {
  const isOffered = useSyncExternalStore(onInstallOffer, isInstallOffered, () => false);
  return isOffered && <InstallOffer />;
}
