import type { OverrideProblem } from '@fairtone/federation';
import { useSyncExternalStore } from 'react';
import type { QaSession } from './qaSession.ts';

type Broken = OverrideProblem | 'fellBack' | 'failed';

/** Overrides that do not run: they could not be loaded, or failed and were replaced by the released version. */
export function useBrokenOverrides({ applied, problems, statuses }: QaSession): Record<string, Broken> {
  const current = useSyncExternalStore(statuses.subscribe, statuses.get);
  const broken: Record<string, Broken> = { ...problems };
  for (const remote of Object.keys(applied)) {
    const state = current[remote]?.state;
    if (state === 'fellBack' || state === 'failed') broken[remote] = state;
  }
  return broken;
}
