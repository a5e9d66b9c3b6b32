import { api } from '@fairtone/api';
import { eventBus } from '@fairtone/events';
import { getAuth, readStoredSession, SESSION_STORAGE_KEY } from '@fairtone/platform';
import type { AppStore } from '../makeStore.ts';
import { selectUser, signedIn, signedOut } from '../sessionSlice.ts';
import { loadSessionUser } from './loadSessionUser.ts';

/**
 * Keeps the store's session equal to the stored one: at start, and when this or another tab signs in or out.
 * @returns what stops it
 */
export function startSession(store: AppStore): () => void {
  void followStoredSession(store);
  const handleStorage = (event: StorageEvent) => {
    if (event.key === SESSION_STORAGE_KEY) void followStoredSession(store);
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/** Reads who is signed in and tells the store. Private answers of the person before are forgotten. */
export async function followStoredSession(store: AppStore): Promise<void> {
  const stored = readStoredSession();
  const before = selectUser(store.getState());
  if (!stored) {
    store.dispatch(signedOut());
    if (before) {
      store.dispatch(api.util.resetApiState());
      eventBus.emit('session/signedOut', {});
    }
    return;
  }
  if (before?.id === stored.user.id && before.email === (stored.user.email ?? '')) return;
  store.dispatch(signedIn(await loadSessionUser(stored)));
  if (before) store.dispatch(api.util.resetApiState());
  eventBus.emit('session/signedIn', { userId: stored.user.id });
  // The auth client renews the session from here on; guests never load it.
  void getAuth().then((auth) => auth.getSession());
}
