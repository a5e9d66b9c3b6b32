import { RESTART_AFTER_MS } from '@fairtone/domain';
import { playerActions, selectPlayer, useAppStore } from '@fairtone/store';
import { useCallback } from 'react';
import { audioEngine } from '../../playback/audioEngine.ts';

/** Restarts a track that has played more than 3 seconds, otherwise goes to the previous one. */
export function usePrevious() {
  const store = useAppStore();
  return useCallback(() => {
    const { isElsewhere, positionMs } = selectPlayer(store.getState());
    const playedMs = isElsewhere ? positionMs : audioEngine().positionMs();
    const isPastRestartPoint = playedMs > RESTART_AFTER_MS;
    store.dispatch(isPastRestartPoint ? playerActions.seekRequested(0) : playerActions.previousRequested());
  }, [store]);
}
