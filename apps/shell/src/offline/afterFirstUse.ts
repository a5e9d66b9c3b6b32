const INTERACTIONS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Waits until the page is loaded and the user interacts with it: a short visit does not pay for the service worker's installation.
 * Resolves after loading when a worker is already installed.
 */
export async function afterFirstUse(hasWorker: boolean): Promise<void> {
  if (document.readyState !== 'complete') await waitForAnyEvent(window, ['load']);
  if (!hasWorker) await waitForAnyEvent(document, INTERACTIONS);
  await new Promise<void>((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));
}

const waitForAnyEvent = (target: EventTarget, names: readonly string[]) =>
  new Promise<void>((resolve) => {
    const handle = () => {
      for (const name of names) target.removeEventListener(name, handle, true);
      resolve();
    };
    for (const name of names) target.addEventListener(name, handle, true);
  });
