import { playerActions, selectCurrentTrack, selectPlayer, useAppStore } from '@fairtone/store';
import { media } from '@fairtone/theme';
import { useEffect } from 'react';

const NARROW = media.compactOnly.replace('@media ', '');

/**
 * Opens full screen when the window becomes narrower than 640 px during playback: at most once per track, and not for a
 * track for which the listener has opened or closed full screen.
 */
export function useAutoFullScreen(): void {
  const store = useAppStore();
  useEffect(() => {
    const query = window.matchMedia?.(NARROW);
    if (!query) return;
    let settledTrackId: string | null = null;
    let wasFullScreen = selectPlayer(store.getState()).isFullScreen;

    const settle = () => {
      const { isFullScreen } = selectPlayer(store.getState());
      if (isFullScreen !== wasFullScreen) settledTrackId = selectCurrentTrack(store.getState())?.id ?? null;
      wasFullScreen = isFullScreen;
    };
    const handleChange = () => {
      const state = store.getState();
      const { isPlaying, isFullScreen } = selectPlayer(state);
      const track = selectCurrentTrack(state);
      if (!query.matches || !isPlaying || isFullScreen || track?.id === settledTrackId) return;
      store.dispatch(playerActions.fullScreenToggled(true));
    };
    const unsubscribe = store.subscribe(settle);
    query.addEventListener('change', handleChange);
    return () => {
      unsubscribe();
      query.removeEventListener('change', handleChange);
    };
  }, [store]);
}
