const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Waits for a quiet moment: once the page is loaded and somebody uses it. Who only looks in pays nothing for later visits; who has
 * been here has a worker already and needs no sign.
 */
export async function afterFirstUse(hasWorker: boolean): Promise<void> {
  if (document.readyState !== 'complete') await waitForAnyEvent(window, ['load']);
  if (!hasWorker) await waitForAnyEvent(document, SIGNS);
  await new Promise<void>((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));
}

const waitForAnyEvent = (target: EventTarget, names: readonly string[]) =>
  new Promise<void>((resolve) => {
    const heard = () => {
      for (const name of names) target.removeEventListener(name, heard, true);
      resolve();
    };
    for (const name of names) target.addEventListener(name, heard, true);
  });
