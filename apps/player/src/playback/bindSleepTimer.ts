import type { AudioEngine } from '@fairtone/audio';
import { playerActions, selectIsPlaying, selectSleepTimer, type AppStore } from '@fairtone/store';

/** Duration of the fade-out before the timer ends. */
const FADE_MS = 8000;

/**
 * Pauses playback at the time of the sleep timer. `bindEngine` handles a timer that ends with the track.
 * @returns a function that stops watching the timer
 */
export function bindSleepTimer(engine: AudioEngine, store: AppStore): () => void {
  let watchedMs: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endsAt = () => selectSleepTimer(store.getState()).endsAtMs;

  async function end() {
    const endsAtMs = endsAt();
    if (endsAtMs === null) return;
    // A new track ends the fade; the loop fades it out for the remaining time.
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
