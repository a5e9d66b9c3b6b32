import { SERVICE_WORKER_PATH } from '@fairtone/contracts/offline';

/** A host that answers nothing for so long counts as out of reach. */
const PROBE_MS = 2000;
/** Browsers do not tell when a host can be reached again. */
const ASK_AGAIN_MS = 5000;

/** The browser believes in a network, and the shop cannot be reached all the same. */
let isCutOff = false;
let probe: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

/** Whether there is no network: the browser says so, or the shop was asked and not reached. */
export const isOffline = (): boolean => navigator.onLine === false || isCutOff;

/** Calls the listener when `isOffline` may have changed. @returns what ends it */
export function onNetworkChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('online', handleOnline);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('offline', listener);
    if (listeners.size === 0) removeEventListener('online', handleOnline);
  };
}

/**
 * Finds out, after a request failed without an answer, whether the network is the reason. The shop itself is asked, past the worker
 * and every cache. Pages without a worker have nothing on the device: there the browser's word is enough.
 */
export async function confirmOffline(): Promise<boolean> {
  if (isOffline()) return true;
  if (!navigator.serviceWorker?.controller) return false;
  if (await isReached()) return false;
  setCutOff(true);
  askAgainLater();
  return true;
}

function isReached(): Promise<boolean> {
  probe ??= fetch(SERVICE_WORKER_PATH, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) })
    .then(
      () => true,
      () => false,
    )
    .finally(() => (probe = null));
  return probe;
}

function askAgainLater() {
  setTimeout(() => {
    if (!isCutOff) return;
    void isReached().then((isBack) => (isBack ? setCutOff(false) : askAgainLater()));
  }, ASK_AGAIN_MS);
}

function handleOnline() {
  setCutOff(false);
}

function setCutOff(value: boolean) {
  isCutOff = value;
  for (const listener of [...listeners]) listener();
}
