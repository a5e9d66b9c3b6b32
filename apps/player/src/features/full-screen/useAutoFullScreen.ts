import { playerActions, selectCurrentTrack, selectPlayer, useAppStore } from '@fairtone/store';
import { media } from '@fairtone/theme';
import { useEffect } from 'react';

const NARROW = media.compactOnly.replace('@media ', '');

/**
 * A window that becomes narrower than 640 px while something plays shows it in full screen: once a track at most, and not
 * again for a track whose listener chose the size themselves.
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
