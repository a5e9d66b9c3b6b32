import { playerActions, selectIsPlaying, useAppDispatch, useAppStore } from '@fairtone/store';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Plays one track of the list at a time: another track stops the first, the same one pauses. Pauses the player bar.
 * @param sourceOf URL at which a track can be played; null when there is none
 */
export function usePreview(sourceOf: (trackId: string) => Promise<string | null>) {
  const [playingId, setPlayingId] = useState<string | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  const store = useAppStore();
  const dispatch = useAppDispatch();

  const stop = useCallback(() => {
    audio.current?.pause();
    audio.current = null;
    setPlayingId(null);
  }, []);
  useEffect(() => stop, [stop]);

  const toggle = useCallback(
    async (trackId: string) => {
      const wasPlaying = playingId === trackId;
      stop();
      if (wasPlaying) return;
      setPlayingId(trackId);
      if (selectIsPlaying(store.getState())) dispatch(playerActions.playingChanged(false));
      const element = new Audio();
      audio.current = element;
      const source = await sourceOf(trackId).catch(() => null);
      if (audio.current !== element) return;
      if (!source) return stop();
      element.src = source;
      element.onended = stop;
      await element.play().catch(() => audio.current === element && stop());
    },
    [dispatch, playingId, sourceOf, stop, store],
  );

  return { playingId, toggle, stop };
}
