import type { WorkerMessage } from './messages.ts';

/** Asks the service worker to cache the page and the files that it has loaded so far. Does nothing without a worker. */
export function notifyWorkerOfLoadedFiles(): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  navigator.serviceWorker?.controller?.postMessage({ type: 'settled', files } satisfies WorkerMessage);
}
