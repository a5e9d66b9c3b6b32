import { createAudioEngine, type AudioEngine } from '@fairtone/audio';

let engine: AudioEngine | null = null;

/**
 * The single audio engine of the page. Created on first use, so that a page that never plays creates no audio element.
 */
export function audioEngine(): AudioEngine {
  engine ??= createAudioEngine();
  return engine;
}
