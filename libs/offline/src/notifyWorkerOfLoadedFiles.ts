import type { WorkerMessage } from './messages.ts';

/** Lets the worker take the page as it is now, with all that it has loaded so far. Without a worker nothing happens. */
export function notifyWorkerOfLoadedFiles(): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  navigator.serviceWorker?.controller?.postMessage({ type: 'settled', files } satisfies WorkerMessage);
}
