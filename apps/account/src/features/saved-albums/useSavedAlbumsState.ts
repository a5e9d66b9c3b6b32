import { eventBus } from '@fairtone/events';
import { getConfig, readStoredSession, useIsHydrating } from '@fairtone/platform';
import { useSyncExternalStore } from 'react';
import { createSavedAlbums, type SavedAlbums, type SavedAlbumsState } from './savedAlbums';

const savedAlbumsByPerson = new Map<string, SavedAlbums>();
const NOTHING: SavedAlbumsState = { albums: [], work: {} };
const nothing = () => NOTHING;
const never = () => () => undefined;

/**
 * State of the albums saved on this device; null where the browser cannot save any. Reads the user from the stored session, because the
 * auth service cannot be asked offline.
 */
export function useSavedAlbumsState(): (SavedAlbumsState & Pick<SavedAlbums, 'keep' | 'stop' | 'remove'>) | null {
  const isHydrating = useIsHydrating();
  const personId = !isHydrating && canSave() ? readStoredSession()?.user.id : undefined;
  const savedAlbums = personId ? savedAlbumsOf(personId) : null;
  const state = useSyncExternalStore(savedAlbums?.subscribe ?? never, savedAlbums?.get ?? nothing, nothing);
  return savedAlbums && { ...state, keep: savedAlbums.keep, stop: savedAlbums.stop, remove: savedAlbums.remove };
}

function savedAlbumsOf(personId: string): SavedAlbums {
  const known = savedAlbumsByPerson.get(personId);
  if (known) return known;
  stopAllSaves();
  const savedAlbums = createSavedAlbums(personId);
  savedAlbumsByPerson.set(personId, savedAlbums);
  return savedAlbums;
}

/** Aborts every save in progress when the user signs out. */
function stopAllSaves() {
  for (const savedAlbums of savedAlbumsByPerson.values()) savedAlbums.stopAll();
  savedAlbumsByPerson.clear();
}
eventBus.on('session/signedOut', stopAllSaves);

const canSave = () => 'caches' in window && 'serviceWorker' in navigator && getConfig().offline !== false;
