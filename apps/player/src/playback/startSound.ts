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
 * Connects engine, store and media keys, and counts plays.
 * @returns a function that stops this tab's sound and disconnects it
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
