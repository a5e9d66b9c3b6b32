import { api } from '@fairtone/api';
import { eventBus } from '@fairtone/events';
import { getAuth, readStoredSession, SESSION_STORAGE_KEY } from '@fairtone/platform';
import type { AppStore } from '../makeStore.ts';
import { selectUser, signedIn, signedOut, type SessionUser } from '../sessionSlice.ts';
import { cartToggled, dialogClosed } from '../uiSlice.ts';
import { forgetKeptUser, keepUser, readKeptUser } from './keptUser.ts';
import { loadSessionUser } from './loadSessionUser.ts';

/**
 * Keeps the store's session equal to the stored one: at start, and when this or another tab signs in or out.
 * @returns a function that stops it
 */
export function startSession(store: AppStore): () => void {
  const stopKeeping = keepUser(store);
  void followStoredSession(store);
  const handleStorage = (event: StorageEvent) => {
    if (event.key === SESSION_STORAGE_KEY) void followStoredSession(store);
  };
  // A page that the browser kept for Back missed the events of other tabs.
  const handleShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) void followStoredSession(store);
  };
  window.addEventListener('storage', handleStorage);
  window.addEventListener('pageshow', handleShow);
  return () => {
    stopKeeping();
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handleShow);
  };
}

/**
 * Reads the stored session into the store: at once the user as the last page showed them, then as the server knows them. Drops cached responses of
 * the previous user.
 */
export async function followStoredSession(store: AppStore): Promise<void> {
  const stored = readStoredSession();
  const before = selectUser(store.getState());
  if (!stored) return leave(store);
  if (before?.id === stored.user.id && before.email === (stored.user.email ?? '')) return;
  const kept = before ? null : readKeptUser(stored);
  if (kept) store.dispatch(signedIn(kept));
  const user = await loadSessionUser(stored, kept);
  // While the profile was read, this or another tab may have signed out or in.
  if (readStoredSession()?.user.id !== stored.user.id) return followStoredSession(store);
  if (!user) return leave(store);
  if (!isSameUser(user, kept)) store.dispatch(signedIn(user));
  if (before) store.dispatch(api.util.resetApiState());
  eventBus.emit('session/signedIn', { userId: stored.user.id });
  followAuthClient(store);
}

/** A user that is equal is not stored again: everything that shows a part of it would render again. */
const isSameUser = (user: SessionUser, kept: SessionUser | null) => JSON.stringify(user) === JSON.stringify(kept);

/** Clears the user's data after sign-out. Other tabs do the same on their storage event. */
function leave(store: AppStore): void {
  forgetKeptUser();
  const before = selectUser(store.getState());
  store.dispatch(signedOut());
  if (!before) return;
  store.dispatch(dialogClosed());
  store.dispatch(cartToggled(false));
  store.dispatch(api.util.resetApiState());
  eventBus.emit('session/signedOut', {});
}

const followed = new WeakSet<AppStore>();

/**
 * Loads the auth client, which renews the session; guests never load it. It removes a session that it cannot renew, such as one ended on another
 * device; this tab gets no storage event for that.
 */
function followAuthClient(store: AppStore): void {
  if (followed.has(store)) return;
  followed.add(store);
  void getAuth().then(
    (auth) => {
      auth.onAuthStateChange((event) => {
        if (event === 'SIGNED_OUT') void followStoredSession(store);
      });
      return auth.getSession();
    },
    () => followed.delete(store),
  );
}
