import type { ReleaseAct } from './stores/store.ts';

/** A line of a remote's log with the present time (ISO 8601). */
export const releaseAct = (by: string, action: ReleaseAct['action'], version: string): ReleaseAct => ({
  at: new Date().toISOString(),
  by,
  action,
  version,
});
