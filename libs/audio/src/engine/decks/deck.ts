import type { EngineTrack } from '../engineTypes';
import type { Loaded } from '../stream/part';

/** One audio element and what is on it. The engine has two: the one that plays and the one that gets ready. */
export type Deck = {
  element: HTMLAudioElement;
  track: () => EngineTrack | null;
  put: (loaded: Loaded | null) => void;
  /** What is to sound directly behind the track, without a gap; null takes it back. False: this deck cannot. */
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

/** Element's own place, and one it is sent to before it knows the file: until then it would forget. */
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

/** Browsers forget the rate with each new source unless it is the default one. */
export function setElementRate(element: HTMLAudioElement, rate: number): void {
  element.preservesPitch = true;
  element.defaultPlaybackRate = rate;
  element.playbackRate = rate;
}
