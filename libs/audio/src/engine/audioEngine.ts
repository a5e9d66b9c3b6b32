import type { EngineEvents, EngineTrack, Transition } from './engineTypes';

/**
 * Plays one track at a time, and the next one without a gap. The engine has no queue and makes no decisions; the caller
 * sets the next track.
 *
 * @example
 * const engine = createAudioEngine();
 * engine.on('ended', stop);
 * engine.on('advanced', ({ trackId }) => showAsCurrent(trackId));
 * engine.load({ id, url, durationMs });
 * engine.preload(following, { crossfadeMs: 0 });
 * const { refused } = await engine.play();
 */
export interface AudioEngine {
  /**
   * Makes `track` the current one, at its start. Stops the track that played before; when `track` was preloaded, that
   * happens only once `track` is audible.
   */
  load(track: EngineTrack): void;
  /**
   * Resolves once playback has started. `refused` is true when the browser's autoplay policy requires a click first; that is not an
   * error.
   */
  play(): Promise<{ refused: boolean }>;
  pause(): void;
  /** May be called before the file is loaded. */
  seek(positionMs: number): void;
  /** 0..1; stays the same when the track changes. */
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  /** 1 is normal speed; the pitch does not change. Stays the same when the track changes. */
  setRate(rate: number): void;
  /** Sets the normalisation gain of the current track. */
  setGain(gainDb: number): void;
  /** Fades out over `ms`, then pauses. Resolves then, or at once when `play`, `pause` or `load` ends the fade. */
  fadeOut(ms: number): Promise<void>;
  /** Ends a running fade-out and restores the volume. */
  cancelFade(): void;
  positionMs(): number;
  /** Duration of the file; before it is known, `durationMs` of the track. */
  durationMs(): number;
  /** Position up to which the current track can be played without the network, in ms. */
  bufferedMs(): number;
  /**
   * Sets the track that will probably be next; null: none. It is loaded once enough of the current track is buffered,
   * and then follows by itself.
   */
  preload(track: EngineTrack | null, transition?: Transition): void;
  /** @returns a function that removes the handler */
  on<E extends keyof EngineEvents>(event: E, handler: (detail: EngineEvents[E]) => void): () => void;
  /** Stops playback and events, and closes all connections. */
  dispose(): void;
}
