import type { EventBus } from '@fairtone/contracts';
import type { AppStore } from '@fairtone/store';
import { bindPlays } from '../listening/bindPlays.ts';
import { bindScrobbles } from '../listening/bindScrobbles.ts';
import { watchListening } from '../listening/watchListening.ts';
import { audioEngine } from './audioEngine.ts';
import { bindEngine } from './bindEngine.ts';
import { bindMediaSession } from './bindMediaSession.ts';
import { bindSleepTimer } from './bindSleepTimer.ts';

/**
 * From now on the engine obeys the store, the keyboard's media keys work, and what is heard is counted.
 * @returns what silences this tab and unties it from the store
 */
export function startSound(store: AppStore, events: EventBus): () => void {
  const engine = audioEngine();
  const listening = watchListening(engine, store);
  const stops = [
    bindPlays(listening, store),
    bindScrobbles(listening, store),
    listening.stop,
    bindEngine(engine, store, events),
    bindMediaSession(engine, store),
    bindSleepTimer(engine, store),
  ];
  return () => stops.forEach((stop) => stop());
}
