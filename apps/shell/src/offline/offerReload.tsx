import type { WorkerMessage } from '@fairtone/offline';
import { createRoot } from 'react-dom/client';
import { loadOfflineViews } from './loadOfflineViews.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

let isOffered = false;

/**
 * Offers the new version, once per page and not in frames. The page never reloads by itself, because music may be playing. Without the
 * texts, which a page without a network may not have, nothing is offered.
 */
export async function offerReload(isFramed = window.self !== window.top): Promise<void> {
  if (isFramed || isOffered) return;
  isOffered = true;
  const areTextsLoaded = await loadOfflineViews().then(Boolean, () => false);
  isOffered = areTextsLoaded;
  if (!areTextsLoaded) return;
  const place = document.createElement('div');
  // Above everything else in the dock, whatever its height.
  const dock = document.querySelector('[data-dock]');
  if (dock) dock.prepend(place);
  else document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<UpdatePrompt onReload={() => void reload()} onClose={close} />);
}

/** Reloads the page; a new service worker that waits for the page to end takes over first. */
async function reload() {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage({ type: 'takeOver' } satisfies WorkerMessage);
}
