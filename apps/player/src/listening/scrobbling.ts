import { useSyncExternalStore } from 'react';

/** How the last word to ListenBrainz was taken. `refused`: the token is not good. */
type ScrobblingState = 'untried' | 'working' | 'refused' | 'failing';

function createScrobbling() {
  let state: ScrobblingState = 'untried';
  const handlers = new Set<() => void>();
  return {
    get: () => state,
    set: (next: ScrobblingState) => {
      state = next;
      for (const handler of handlers) handler();
    },
    onChange: (handler: () => void) => {
      handlers.add(handler);
      return () => void handlers.delete(handler);
    },
  };
}

export const scrobbling = createScrobbling();

/** Scrobbling errors for the settings panel: they interrupt nothing, but must be visible. */
export const useScrobbling = () => useSyncExternalStore(scrobbling.onChange, scrobbling.get);
