import { useAppStore } from './hooks.ts';
import { loginRequired, type LoginReason } from './loginRequired.ts';
import type { AppStore } from './makeStore.ts';
import { selectSessionStatus, selectUser, type SessionUser } from './sessionSlice.ts';

/**
 * Performs an action that needs an account as soon as the session is known: right after a page opened, the profile of a stored session may
 * still be loading, and a press must not be lost. Asks a guest to log in.
 * @example
 * const asMember = useAsMember(t, 'favorites');
 * onClick={() => asMember((userId) => like(userId))}
 */
export function useAsMember(t: (key: string) => string, reason: LoginReason) {
  const store = useAppStore();
  return async (act: (userId: string) => unknown): Promise<void> => {
    const user = await knownUser(store);
    if (user) await act(user.id);
    else store.dispatch(loginRequired(t, reason));
  };
}

/** The signed-in user, or null for a guest, once the session is known. */
function knownUser(store: AppStore): Promise<SessionUser | null> {
  return new Promise((resolve) => {
    const stop = store.subscribe(check);
    check();
    function check() {
      const state = store.getState();
      if (selectSessionStatus(state) === 'unknown') return;
      stop();
      resolve(selectUser(state));
    }
  });
}
