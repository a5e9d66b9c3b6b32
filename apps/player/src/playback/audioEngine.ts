import { createAudioEngine, type AudioEngine } from '@fairtone/audio';

let engine: AudioEngine | null = null;

/** The page's one engine. Made on first use, so that a page that never plays makes no audio element. */
export function audioEngine(): AudioEngine {
  engine ??= createAudioEngine();
  return engine;
}
