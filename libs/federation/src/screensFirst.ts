/** A screen that does not come must not keep the player away for longer. */
const PATIENCE_MS = 3000;

let underWay = 0;
const waiting = new Set<() => void>();
let dataArrived: () => Promise<unknown> = () => Promise.resolve();

/** Tells that a screen is being loaded, until the promise settles. */
export function announceScreen(loading: Promise<unknown>): void {
  underWay += 1;
  const done = () => {
    underWay -= 1;
    if (underWay > 0) return;
    for (const go of waiting) go();
    waiting.clear();
  };
  loading.then(done, done);
}

/** Says how to wait for the data that a screen has asked for when it is painted for the first time. */
export function waitForData(arrived: () => Promise<unknown>): void {
  dataArrived = arrived;
}

/**
 * Resolves when no screen is being loaded, and the last one has its data: what lends to every page (player, cart, menus) leaves
 * the line to what the visitor came for.
 */
export async function afterScreens(): Promise<void> {
  // Parts that appear together say so in any order.
  await Promise.resolve();
  if (underWay === 0) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  const screens = new Promise<void>((resolve) => waiting.add(resolve));
  await Promise.race([patience, screens.then(painted).then(() => dataArrived())]).catch(() => undefined);
  clearTimeout(timer);
}

/** Two frames: in the first the screen appears, after it its effects have asked for data. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
