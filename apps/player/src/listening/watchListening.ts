import type { AudioEngine } from '@fairtone/audio';
import type { PlayableTrack } from '@fairtone/domain';
import { selectCurrentTrack, selectVolume, type AppStore } from '@fairtone/store';

/** One playback of one track, which may be interrupted. */
export interface Listening {
  track: PlayableTrack;
  startedAtMs: number;
  /** Audible time in ms, without pauses, buffering and muting. */
  heardMs: number;
}

export interface ListeningWatch {
  onStart: (handler: (listening: Listening) => void) => void;
  /** Called about four times a second during playback, and when it stops. */
  onHeard: (handler: (listening: Listening) => void) => void;
  stop: () => void;
}

/**
 * Measures by the clock how long each track is audible. Seeking adds nothing, and seeking to the start begins no new
 * listening.
 */
export function watchListening(engine: AudioEngine, store: AppStore): ListeningWatch {
  const started = new Set<(listening: Listening) => void>();
  const heard = new Set<(listening: Listening) => void>();
  let current: Listening | null = null;
  let soundsSince: number | null = null;

  function measure() {
    if (!current || soundsSince === null) return;
    const now = performance.now();
    if (selectVolume(store.getState()) > 0) current.heardMs += now - soundsSince;
    soundsSince = now;
    for (const handler of heard) handler(current);
  }

  function rest() {
    measure();
    soundsSince = null;
  }

  function sound(trackId: string) {
    const track = selectCurrentTrack(store.getState());
    if (track?.id !== trackId) return;
    measure();
    if (current?.track.id !== trackId) {
      current = { track, startedAtMs: Date.now(), heardMs: 0 };
      for (const handler of started) handler(current);
    }
    soundsSince = performance.now();
  }

  function end() {
    rest();
    current = null;
  }

  const stops = [
    engine.on('playing', ({ trackId }) => sound(trackId)),
    engine.on('advanced', ({ trackId }) => {
      end();
      // The store handles the same event, so it has the new track only after this handler.
      queueMicrotask(() => sound(trackId));
    }),
    engine.on('timeupdate', measure),
    engine.on('paused', rest),
    engine.on('waiting', rest),
    engine.on('error', rest),
    engine.on('ended', end),
  ];
  return {
    onStart: (handler) => void started.add(handler),
    onHeard: (handler) => void heard.add(handler),
    stop: () => {
      rest();
      stops.forEach((stop) => stop());
    },
  };
}
