import { useSyncExternalStore } from 'react';

/** Result of the last submission to ListenBrainz. `refused`: the token is invalid. */
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

/** State for the settings: failures of scrobbling are shown there only. */
export const useScrobbling = () => useSyncExternalStore(scrobbling.onChange, scrobbling.get);
