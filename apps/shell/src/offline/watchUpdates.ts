import type { WorkerMessage } from '@fairtone/offline';

/** A page that stays open asks this often whether there is a new shell; browsers ask at each visit by themselves. */
const ASK_EACH_MS = 15 * 60_000;

/** Name of the shell's first script, as the worker of the same build says it. */
const buildOfPage = () =>
  [...document.scripts]
    .map(({ src }) => src && new URL(src).pathname.slice(1))
    .find((path) => /^main\.[^/]*\.js$/.test(path)) ?? null;

/** What the watch needs of a registration. */
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
