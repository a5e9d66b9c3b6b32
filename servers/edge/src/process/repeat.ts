/**
 * Does work periodically. A turn is left out while the one before it still runs.
 * @param work never rejects
 * @returns a function that stops it, and waits for the turn that runs
 */
export function repeat(everyMs: number, work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = work().finally(() => (isRunning = false));
  }, everyMs);
  return () => {
    clearInterval(timer);
    return running;
  };
}
