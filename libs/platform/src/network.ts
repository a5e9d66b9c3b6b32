import { SERVICE_WORKER_PATH } from '@fairtone/contracts/offline';

/** Ms after which a host without a response counts as unreachable. */
const PROBE_MS = 2000;
/** Browsers do not report when a host can be reached again, so it is polled. */
const ASK_AGAIN_MS = 5000;

/** True when the browser reports a network, but the shop cannot be reached. */
let isCutOff = false;

/** Whether there is no network: the browser reports it, or the shop could not be reached. */
export const isOffline = (): boolean => navigator.onLine === false || isCutOff;

/** Calls the listener when `isOffline` may have changed. @returns a function that removes the listener */
export function onNetworkChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/**
 * Checks whether a request failed because there is no network, by a request to the shop that bypasses worker and caches. Pages without a worker have
 * nothing cached: for them `navigator.onLine` is enough.
 */
export async function confirmOffline(): Promise<boolean> {
  if (isOffline()) return true;
  if (!navigator.serviceWorker?.controller || (await isReached())) return false;
  if (!isCutOff) setIsOffline(true);
  return true;
}

const isReached = () =>
  fetch(SERVICE_WORKER_PATH, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    () => false,
  );

/** Dispatches `online` or `offline` events, so that listeners to the browser's events react too. */
function setIsOffline(value: boolean) {
  const isChange = isCutOff !== value;
  isCutOff = value;
  if (isChange) dispatchEvent(new Event(value ? 'offline' : 'online'));
  if (value) setTimeout(checkConnection, ASK_AGAIN_MS);
}

const checkConnection = async () => setIsOffline(!(await isReached()));
