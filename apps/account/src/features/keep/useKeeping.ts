import { eventBus } from '@fairtone/events';
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
  const known = keepers.get(personId);
  if (known) return known;
  letGo();
  const keeper = createKeeper(personId);
  keepers.set(personId, keeper);
  return keeper;
}

/** What is on its way for somebody who left must not arrive; who comes back finds the device as it is then. */
function letGo() {
  for (const keeper of keepers.values()) keeper.stopAll();
  keepers.clear();
}
eventBus.on('session/signedOut', letGo);

const canKeep = () => 'caches' in window && 'serviceWorker' in navigator && getConfig().offline !== false;
