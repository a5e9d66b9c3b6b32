/** The event of browsers that install sites. It is in no standard, so that TypeScript has no type for it. */
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

/** Holds back the browser's install prompt until the person asks for it. */
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

/** Opens the browser's install prompt. Each offer can be used once. */
export function askToInstall(): void {
  const asked = offer;
  change(null);
  void asked?.prompt();
}
