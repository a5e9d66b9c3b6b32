import type { EngineTrack } from '../engineTypes';
import type { Loaded } from '../stream/part';

/** An audio element and its track. The engine has two decks: one plays while the other prepares the next track. */
export type Deck = {
  element: HTMLAudioElement;
  track: () => EngineTrack | null;
  put: (loaded: Loaded | null) => void;
  /**
   * Sets the track that follows the current one without a gap; null: none. Returns false when this deck cannot do that.
   */
  follow: (loaded: Loaded | null) => boolean;
  play: () => Promise<{ refused: boolean }>;
  pause: () => void;
  seek: (positionMs: number) => void;
  setRate: (rate: number) => void;
  positionMs: () => number;
  durationMs: () => number;
  bufferedMs: () => number;
  dispose: () => void;
};

const HAVE_METADATA = 1;

/**
 * The position of an element. A position that is set before the metadata is loaded is applied afterwards, because the
 * element would ignore it.
 */
export function createElementPosition(element: HTMLAudioElement, signal: AbortSignal) {
  let startAtS: number | null = null;
  element.addEventListener(
    'loadedmetadata',
    () => {
      if (startAtS !== null) element.currentTime = startAtS;
      startAtS = null;
    },
    { signal },
  );
  return {
    seconds: () => startAtS ?? element.currentTime,
    moveTo: (seconds: number) => {
      if (element.readyState >= HAVE_METADATA) element.currentTime = seconds;
      else startAtS = seconds;
    },
    forget: () => {
      startAtS = null;
    },
  };
}

/** Browsers reset the rate with each new source, except to the default rate. */
export function setElementRate(element: HTMLAudioElement, rate: number): void {
  element.preservesPitch = true;
  element.defaultPlaybackRate = rate;
  element.playbackRate = rate;
}
