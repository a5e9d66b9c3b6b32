import type { WorkerMessage } from '@fairtone/offline';
import { createRoot } from 'react-dom/client';
import { UpdatePrompt } from './UpdatePrompt.tsx';

let isOffered = false;

/** Offers the new version, once per page. The page never reloads by itself, because music may be playing. */
export function offerReload(registration: ServiceWorkerRegistration): void {
  if (isOffered) return;
  isOffered = true;
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
  root.render(<UpdatePrompt onReload={() => reload(registration)} onClose={close} />);
}

function reload({ waiting }: ServiceWorkerRegistration) {
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'takeOver' } satisfies WorkerMessage);
}
