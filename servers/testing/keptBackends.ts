import type { RunningBackend } from './startBackend.ts';

type SavedAlbums = { fairtoneTestBackends?: RunningBackend[] };

/** jest loads setup and teardown as separate modules of one process, which share only globals. */
export const keepBackends = (backends: RunningBackend[]) => {
  (globalThis as SavedAlbums).fairtoneTestBackends = backends;
};

export const keptBackends = () => (globalThis as SavedAlbums).fairtoneTestBackends ?? [];
