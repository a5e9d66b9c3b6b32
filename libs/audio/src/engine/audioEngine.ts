import type { EngineEvents, EngineTrack } from './engineTypes';

/**
 * What a player needs of the browser's audio: one track at a time, streamed by a native audio element. It keeps no queue
 * and makes no decisions; whoever uses it decides what comes next.
 *
 * @example
 * const engine = createAudioEngine();
 * engine.on('ended', playNext);
 * engine.load({ id, url, durationMs });
 * const { refused } = await engine.play();
 */
export interface AudioEngine {
  /** Makes `track` the current one, silent and at its start. A track given to `preload` before starts without delay. */
  load(track: EngineTrack): void;
  /** Resolves once sound is on its way. `refused`: the browser wants a click first; that is not an error. */
  play(): Promise<{ refused: boolean }>;
  pause(): void;
  /** May be called before anything is loaded from the network. */
  seek(positionMs: number): void;
  /** 0..1, kept across tracks. */
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  positionMs(): number;
  /** What the file says; until it is known, what the track said. */
  durationMs(): number;
  /** How far playback could go on from here without the network, as a position. */
  bufferedMs(): number;
  /** Fetches the beginning of the track that will probably come next; null gives it up. */
  preload(track: EngineTrack | null): void;
  /** @returns stops listening */
  on<E extends keyof EngineEvents>(event: E, handler: (detail: EngineEvents[E]) => void): () => void;
  /** Silence, no more events, connections closed. */
  dispose(): void;
}
