import { playerActions, selectUser, type AppStore } from '@fairtone/store';

/** Whoever signs out leaves no ListenBrainz token: the next person at this device would be heard in their name. */
export function forgetTokenOnSignOut(store: AppStore): () => void {
  let before = selectUser(store.getState());
  return store.subscribe(() => {
    const now = selectUser(store.getState());
    const hasLeft = before !== null && before.id !== now?.id;
    before = now;
    if (hasLeft) store.dispatch(playerActions.settingsChanged({ listenBrainzToken: null }));
  });
}
