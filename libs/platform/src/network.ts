import { SERVICE_WORKER_PATH } from '@fairtone/contracts/offline';

/** A host that answers nothing for so long counts as out of reach. */
const PROBE_MS = 2000;
/** Browsers do not report when a host can be reached again, so it is polled. */
const ASK_AGAIN_MS = 5000;

/** The browser believes in a network, and the shop cannot be reached all the same. */
let isCutOff = false;

/** Whether there is no network: the browser says so, or the shop was asked and not reached. */
export const isOffline = (): boolean => navigator.onLine === false || isCutOff;

/** Calls the listener when `isOffline` may have changed. @returns what ends it */
export function onNetworkChange(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/**
 * Finds out, after a request failed without an answer, whether the network is the reason. The shop itself is asked, past the worker
 * and every cache. Pages without a worker have nothing on the device: there the browser's word is enough.
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
