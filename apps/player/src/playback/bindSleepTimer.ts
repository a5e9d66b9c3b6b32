import type { AudioEngine } from '@fairtone/audio';
import { playerActions, selectIsPlaying, selectSleepTimer, type AppStore } from '@fairtone/store';

/** The last seconds before the end grow silent. */
const FADE_MS = 8000;

/**
 * Ends playback at the time that was set. The end of a track is the engine's binding's to notice.
 * @returns what stops watching
 */
export function bindSleepTimer(engine: AudioEngine, store: AppStore): () => void {
  let watchedMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endsAt = () => selectSleepTimer(store.getState()).endsAtMs;

  async function end() {
    const endsAtMs = endsAt();
    if (endsAtMs === null) return;
    // A track that is started meanwhile fades out too.
    while (selectIsPlaying(store.getState()) && Date.now() < endsAtMs) {
      await engine.fadeOut(endsAtMs - Date.now());
      if (endsAt() !== endsAtMs) return;
    }
    store.dispatch(playerActions.playingChanged(false));
    store.dispatch(playerActions.sleepTimerSet({ endsAtMs: null, atTrackEnd: false }));
  }

  function watch() {
    const endsAtMs = endsAt();
    if (endsAtMs === watchedMs) return;
    watchedMs = endsAtMs;
    clearTimeout(timer);
    engine.cancelFade();
    if (endsAtMs !== null) timer = setTimeout(() => void end(), Math.max(0, endsAtMs - FADE_MS - Date.now()));
  }

  const unsubscribe = store.subscribe(watch);
  watch();
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
