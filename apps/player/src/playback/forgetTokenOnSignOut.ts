import { playerActions, selectUser, type AppStore } from '@fairtone/store';

/** Removes the ListenBrainz token at sign-out: otherwise the plays of the next user of this device would be submitted for this one. */
export function forgetTokenOnSignOut(store: AppStore): () => void {
  let before = selectUser(store.getState());
  return store.subscribe(() => {
    const now = selectUser(store.getState());
    const hasLeft = before !== null && before.id !== now?.id;
    before = now;
    if (hasLeft) store.dispatch(playerActions.settingsChanged({ listenBrainzToken: null }));
  });
}
