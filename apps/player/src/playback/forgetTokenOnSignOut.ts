import { playerActions, selectUser, type AppStore } from '@fairtone/store';

/** Deletes the ListenBrainz token at sign-out: the next person on this device would scrobble to the wrong account. */
export function forgetTokenOnSignOut(store: AppStore): () => void {
  let before = selectUser(store.getState());
  return store.subscribe(() => {
    const now = selectUser(store.getState());
    const hasLeft = before !== null && before.id !== now?.id;
    before = now;
    if (hasLeft) store.dispatch(playerActions.settingsChanged({ listenBrainzToken: null }));
  });
}
