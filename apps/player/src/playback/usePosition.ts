import { useSyncExternalStore } from 'react';
import { audioEngine } from './audioEngine.ts';

const STEP_MS = 250;

function subscribe(onChange: () => void) {
  return audioEngine().on('timeupdate', onChange);
}

/** Position of the current track in milliseconds, in steps of 250 ms, so that components render four times a second. */
export function usePosition(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(audioEngine().positionMs() / STEP_MS) * STEP_MS);
}
