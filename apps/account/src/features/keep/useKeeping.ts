import { getConfig, readStoredSession } from '@fairtone/platform';
import { useSyncExternalStore } from 'react';
import { createKeeper, type Keeper, type Keeping } from './keeper';

const keepers = new Map<string, Keeper>();
const NOTHING: Keeping = { kept: [], work: {} };
const never = () => () => undefined;

/**
 * What the signed-in person keeps on this device; null where nothing can be kept. Who is signed in is read from the device: there
 * is nobody to ask without a network.
 */
export function useKeeping(): (Keeping & Pick<Keeper, 'keep' | 'stop' | 'remove'>) | null {
  const personId = canKeep() ? readStoredSession()?.user.id : undefined;
  const keeper = personId ? keeperOf(personId) : null;
  const keeping = useSyncExternalStore(keeper?.subscribe ?? never, keeper?.get ?? (() => NOTHING));
  return keeper && { ...keeping, keep: keeper.keep, stop: keeper.stop, remove: keeper.remove };
}

function keeperOf(personId: string): Keeper {
  const keeper = keepers.get(personId) ?? createKeeper(personId);
  // Of one person only: whoever comes back finds the device as it is then.
  if (!keepers.has(personId)) keepers.clear();
  keepers.set(personId, keeper);
  return keeper;
}

const canKeep = () => 'caches' in window && 'serviceWorker' in navigator && getConfig().offline !== false;
