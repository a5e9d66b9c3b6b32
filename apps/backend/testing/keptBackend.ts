import type { RunningBackend } from './startBackend.ts';

type Keeper = { fairtoneTestBackend?: RunningBackend };

/** jest loads setup and teardown as separate modules of one process: only a global is seen by both. */
export const keepBackend = (backend: RunningBackend) => {
  (globalThis as Keeper).fairtoneTestBackend = backend;
};

export const keptBackend = () => (globalThis as Keeper).fairtoneTestBackend;
