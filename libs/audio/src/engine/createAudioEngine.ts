import type { AudioEngine } from './audioEngine';
import { createDeck, type Deck } from './deck';
import { createEmitter } from './emitter';
import type { EngineEvents, EngineTrack } from './engineTypes';

export type AudioEngineOptions = {
  /** Makes the audio elements; two are asked for, the second one when something is first preloaded. */
  createElement?: () => HTMLAudioElement;
};

/** Makes an engine on native audio elements; see {@link AudioEngine}. Needs a browser unless `createElement` is given. */
export function createAudioEngine({ createElement = () => new Audio() }: AudioEngineOptions = {}): AudioEngine {
  const emitter = createEmitter<EngineEvents>();
  const level = { volume: 1, isMuted: false };
  const makeDeck = (): Deck => {
    const deck: Deck = createDeck(createElement(), (event, detail) => {
      if (deck === current) emitter.emit(event, detail);
    });
    return deck;
  };
  let current = makeDeck();
  let spare: Deck | null = null;

  return {
    load: (track) => {
      if (isSame(spare?.track(), track)) {
        const previous = current;
        current = spare!;
        spare = previous;
        previous.put(null);
      } else current.put(track);
      current.setLevel(level);
    },
    play: () => current.play(),
    pause: () => current.pause(),
    seek: (positionMs) => current.seek(positionMs),
    setVolume: (volume) => {
      level.volume = volume;
      current.setLevel(level);
    },
    setMuted: (isMuted) => {
      level.isMuted = isMuted;
      current.setLevel(level);
    },
    positionMs: () => current.positionMs(),
    durationMs: () => current.durationMs(),
    bufferedMs: () => current.bufferedMs(),
    preload: (track) => {
      if (track === null) return spare?.put(null);
      if (isSame(spare?.track(), track) || isSame(current.track(), track)) return;
      spare ??= makeDeck();
      spare.put(track);
    },
    on: emitter.on,
    dispose: () => {
      emitter.clear();
      current.dispose();
      spare?.dispose();
    },
  };
}

const isSame = (a: EngineTrack | null | undefined, b: EngineTrack) => a?.id === b.id && a.url === b.url;
