import type { EngineEvents, EngineTrack, Transition } from './engineTypes';

/**
 * What a player needs of the browser's audio: one track at a time, and the one behind it without a gap. It keeps no queue
 * and makes no decisions; its user sets the next track.
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
   * Makes `track` the current one, at its start. What played before falls silent; where `track` was preloaded, only once
   * `track` sounds.
   */
  load(track: EngineTrack): void;
  /**
   * Resolves once playback has started. `refused` is true when the browser's autoplay policy requires a click first; that is not an
   * error.
   */
  play(): Promise<{ refused: boolean }>;
  pause(): void;
  /** May be called before anything is loaded from the network. */
  seek(positionMs: number): void;
  /** 0..1, kept across tracks. */
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  /** 1 is as recorded; the pitch stays. Kept across tracks. */
  setRate(rate: number): void;
  /** Changes how the current track is levelled. */
  setGain(gainDb: number): void;
  /** Grows silent over that time, then pauses. Resolves then, or at once when it is played, paused or loaded before. */
  fadeOut(ms: number): Promise<void>;
  /** Full loudness again, if it was growing silent. */
  cancelFade(): void;
  positionMs(): number;
  /** What the file says; until it is known, what the track said. */
  durationMs(): number;
  /** How far playback could go on from the start without the network, as a position. */
  bufferedMs(): number;
  /**
   * The track that will probably come next; null: none. It is fetched as soon as the current one plays well, and follows it
   * by itself.
   */
  preload(track: EngineTrack | null, transition?: Transition): void;
  /** @returns stops listening */
  on<E extends keyof EngineEvents>(event: E, handler: (detail: EngineEvents[E]) => void): () => void;
  /** Silence, no more events, connections closed. */
  dispose(): void;
}
