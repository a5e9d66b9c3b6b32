import type { Host } from '@fairtone/contracts';
import { getStore } from '@fairtone/store';
import { audioEngine } from './playback/audioEngine.ts';
import { bindEngine } from './playback/bindEngine.ts';
import { bindMediaSession } from './playback/bindMediaSession.ts';

/** From now on the engine obeys the store, and the keyboard's media keys work. */
export function start({ events }: Host): () => void {
  const store = getStore();
  const stops = [bindEngine(audioEngine(), store, events), bindMediaSession(audioEngine(), store)];
  return () => stops.forEach((stop) => stop());
}
