import type { RunningBackend } from './startBackend.ts';

type TestGlobals = { fairtoneTestBackends?: RunningBackend[] };

/** jest loads setup and teardown as separate modules of one process, which share only globals. */
export const keepBackends = (backends: RunningBackend[]) => {
  (globalThis as TestGlobals).fairtoneTestBackends = backends;
};

export const keptBackends = () => (globalThis as TestGlobals).fairtoneTestBackends ?? [];
