/** A screen that does not come must not keep the player away for longer. */
const PATIENCE_MS = 3000;

let underWay = 0;
const waiting = new Set<() => void>();
let dataArrived: () => Promise<unknown> = () => Promise.resolve();

/** Tells that a screen is on its way. @returns what tells that it stands there, or will not come */
export function announceScreen(): () => void {
  let isOver = false;
  underWay += 1;
  return () => {
    if (isOver) return;
    isOver = true;
    underWay -= 1;
    if (underWay > 0) return;
    for (const go of waiting) go();
    waiting.clear();
  };
}

/** Says how to wait for the data that a screen has asked for when it stands there. */
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
  await Promise.race([patience, screens.then(() => dataArrived())]).catch(() => undefined);
  clearTimeout(timer);
}

let turn = Promise.resolve();

/** Resolves for one after another, each in a task of its own: all that lends to a page begins at once otherwise, and a press waits. */
export function waitForTurn(): Promise<void> {
  turn = turn.then(() => new Promise((resolve) => setTimeout(resolve)));
  return turn;
}
