import type { WorkerMessage } from '@fairtone/offline';

/** Shortest time between two checks of an open page for a new shell; browsers check at each visit by themselves. */
const ASK_EACH_MS = 15 * 60_000;

/** File name of the shell's main script; the worker of the same build answers with the same name. */
const buildOfPage = () =>
  [...document.scripts]
    .map(({ src }) => src && new URL(src).pathname.slice(1))
    .find((path) => /^main\.[^/]*\.js$/.test(path)) ?? null;

/** The part of a registration that `watchUpdates` uses. */
export type Watched = Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'update' | 'addEventListener'>;

/**
 * Reports a new version of the shell. A waiting worker of the version that this page already has is activated silently: pages come from
 * the network first, so a page is often newer than its worker.
 */
export function watchUpdates(registration: Watched, onNewShell: () => void): void {
  const look = async () => {
    const { waiting } = registration;
    if (!waiting) return;
    if ((await buildOf(waiting)) === buildOfPage()) send(waiting, { type: 'takeOver' });
    else onNewShell();
  };
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && void look());
  });
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < ASK_EACH_MS) return;
    askedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
  void look();
}

const send = (worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []) =>
  worker.postMessage(message, ports);

function buildOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    send(worker, { type: 'build' }, [port2]);
  });
}
