export type { AudioEngine } from './engine/audioEngine';
export { createAudioEngine, type AudioEngineOptions } from './engine/createAudioEngine';
export type { EngineEvents, EngineTrack, PlaybackError, PlaybackErrorCode, Transition } from './engine/engineTypes';
export {
  connectMediaSession,
  type MediaSessionActions,
  type MediaSessionLink,
  type MediaSessionTrack,
} from './engine/mediaSession';
