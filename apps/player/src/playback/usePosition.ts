import { useSyncExternalStore } from 'react';
import { audioEngine } from './audioEngine.ts';

const STEP_MS = 250;

function subscribe(onChange: () => void) {
  return audioEngine().on('timeupdate', onChange);
}

/** Where the current track is, in milliseconds, in steps of a quarter of a second. */
export function usePosition(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(audioEngine().positionMs() / STEP_MS) * STEP_MS);
}
