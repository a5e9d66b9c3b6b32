import { eventBus } from '@fairtone/events';
import { getConfig, readStoredSession } from '@fairtone/platform';
import { useSyncExternalStore } from 'react';
import { createSavedAlbums, type SavedAlbums, type SavedAlbumsState } from './savedAlbums';

const savedAlbumsByPerson = new Map<string, SavedAlbums>();
const NOTHING: SavedAlbumsState = { kept: [], work: {} };
const never = () => () => undefined;

/**
 * What the signed-in person keeps on this device; null where nothing can be kept. Who is signed in is read from the device: there
 * is nobody to ask without a network.
 */
export function useSavedAlbumsState(): (SavedAlbumsState & Pick<SavedAlbums, 'keep' | 'stop' | 'remove'>) | null {
  const personId = canSave() ? readStoredSession()?.user.id : undefined;
  const savedAlbums = personId ? savedAlbumsOf(personId) : null;
  const keeping = useSyncExternalStore(savedAlbums?.subscribe ?? never, savedAlbums?.get ?? (() => NOTHING));
  return savedAlbums && { ...keeping, keep: savedAlbums.keep, stop: savedAlbums.stop, remove: savedAlbums.remove };
}

function savedAlbumsOf(personId: string): SavedAlbums {
  const known = savedAlbumsByPerson.get(personId);
  if (known) return known;
  stopAllSaves();
  const savedAlbums = createSavedAlbums(personId);
  savedAlbumsByPerson.set(personId, savedAlbums);
  return savedAlbums;
}

/** What is on its way for somebody who left must not arrive; who comes back finds the device as it is then. */
function stopAllSaves() {
  for (const savedAlbums of savedAlbumsByPerson.values()) savedAlbums.stopAll();
  savedAlbumsByPerson.clear();
}
eventBus.on('session/signedOut', stopAllSaves);

const canSave = () => 'caches' in window && 'serviceWorker' in navigator && getConfig().offline !== false;
