/** As browsers that install sites give it; not in the standards, nor in their types. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const OFFERED = 'beforeinstallprompt';

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function change(next: InstallOffer | null) {
  offer = next;
  listeners.forEach((listener) => listener());
}

/** Stores the browser's `beforeinstallprompt` event until the user presses the install button, instead of showing the browser's banner. */
export function holdInstallOffer(): void {
  window.addEventListener(OFFERED, (event) => {
    event.preventDefault();
    change(event as InstallOffer);
  });
  window.addEventListener('appinstalled', () => change(null));
}

/** Whether the site can be installed now. */
export const isInstallOffered = () => offer !== null;

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Asks the browser's own question. An offer is good for one. */
export function askToInstall(): void {
  const asked = offer;
  change(null);
  void asked?.prompt();
}
