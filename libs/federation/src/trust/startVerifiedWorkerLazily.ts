import type { startVerifiedWorker as start } from './startVerifiedWorker.ts';

/** `startVerifiedWorker`, whose code loads with the first worker. @throws also when that code cannot be loaded */
export const startVerifiedWorker: typeof start = async (...request) =>
  (await import('./startVerifiedWorker.ts')).startVerifiedWorker(...request);
