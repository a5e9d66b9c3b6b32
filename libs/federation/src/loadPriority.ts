/** A screen that does not load delays the player and other slots at most this long. */
const MAX_WAIT_MS = 3000;

let loadingScreens = 0;
const waiting = new Set<() => void>();
let waitForScreenData: () => Promise<unknown> = () => Promise.resolve();

/** Announces that a screen is being loaded. @returns call it when the screen is shown or has failed */
export function announceScreen(): () => void {
  let isOver = false;
  loadingScreens += 1;
  return () => {
    if (isOver) return;
    isOver = true;
    loadingScreens -= 1;
    if (loadingScreens > 0) return;
    for (const go of waiting) go();
    waiting.clear();
  };
}

let hydratedScreenShown: (() => void) | null = null;
let hydration: Promise<void> = Promise.resolve();

/** Announces the screen that was prerendered: it counts as being loaded until {@link endHydration}. */
export function announceHydration(): void {
  const shown = announceScreen();
  hydration = new Promise((resolve) => {
    hydratedScreenShown = () => {
      shown();
      resolve();
    };
  });
}

/** The prerendered screen is hydrated, or is rendered again because it cannot be. It has announced itself. */
export function endHydration(): void {
  hydratedScreenShown?.();
}

/** Resolves when the prerendered screen is hydrated; at once on a page that was not prerendered. */
export const afterHydration = (): Promise<void> => hydration;

/** Sets how `afterScreens` waits for the data of a screen that is shown. */
export function waitForData(arrived: () => Promise<unknown>): void {
  waitForScreenData = arrived;
}

/**
 * Resolves when no screen is being loaded and the last one has its data, after three seconds at the latest. Slots of every page (player,
 * cart, menus) await it, so that the screen gets the bandwidth first. Never rejects.
 */
export async function afterScreens(): Promise<void> {
  // A microtask later, because screens and slots that mount together announce themselves in any order.
  await Promise.resolve();
  if (loadingScreens === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS);
  });
  const screens = new Promise<void>((resolve) => waiting.add(resolve));
  await Promise.race([timeout, screens.then(() => waitForScreenData())]).catch(() => undefined);
  clearTimeout(timer);
}

let turn = Promise.resolve();

/** Resolves for one caller after another, each in its own task: slots that all start in one task would block input. */
export function waitForTurn(): Promise<void> {
  turn = turn.then(() => new Promise((resolve) => setTimeout(resolve)));
  return turn;
}
