import type { RunningBackend } from './startBackend.ts';

type Keeper = { fairtoneTestBackends?: RunningBackend[] };

/** jest loads setup and teardown as separate modules of one process: only a global is seen by both. */
export const keepBackends = (backends: RunningBackend[]) => {
  (globalThis as Keeper).fairtoneTestBackends = backends;
};

export const keptBackends = () => (globalThis as Keeper).fairtoneTestBackends ?? [];
