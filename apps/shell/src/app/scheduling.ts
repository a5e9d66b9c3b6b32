/** The longest wait for the images of the prerendered HTML. */
const MAX_WAIT_MS = 150;

/** Resolves after the browser could paint and handle input. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Resolves when the prerendered HTML is painted with its high-priority images; at once where there is none, or in a hidden page. */
export async function prerenderPainted(): Promise<void> {
  if (document.documentElement.dataset.firstView === undefined || document.visibilityState !== 'visible') return;
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')];
  const drawn = Promise.allSettled(pictures.map((picture) => picture.decode())).then(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  await Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
