import type { RunningBackend } from './startBackend.ts';

type Keeper = { fairtoneTestBackends?: RunningBackend[] };

/** jest loads setup and teardown as separate modules of one process, which share only globals. */
export const keepBackends = (backends: RunningBackend[]) => {
  (globalThis as Keeper).fairtoneTestBackends = backends;
};

export const keptBackends = () => (globalThis as Keeper).fairtoneTestBackends ?? [];
