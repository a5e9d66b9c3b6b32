import type { Playlist, QueueOrder, RepeatMode } from '@fairtone/domain';

/** Playback settings of this device. */
export interface PlayerSettings {
  /** Keeps playing with recommendations when the queue runs out. */
  isRefilling: boolean;
  /** Seconds, 0 to 12: how long unrelated tracks overlap. */
  crossfadeS: number;
  /** Whether all tracks are played at the same loudness. */
  isLevelled: boolean;
  /** The listener's ListenBrainz token. While it is set, plays are submitted to ListenBrainz. */
  listenBrainzToken: string | null;
  /** Whether single keys control the player. */
  hasShortcuts: boolean;
}

/** When playback stops by itself: at a time (milliseconds since 1970), when the current track ends, or not. */
export interface SleepTimer {
  endsAtMs: number | null;
  atTrackEnd: boolean;
}

export const RATE_MIN = 0.5;
export const RATE_MAX = 2;
export const CROSSFADE_MAX_S = 12;

/** What the player plays and how. Any app dispatches actions; the player app applies the state to the audio engine. */
export interface PlayerState extends Playlist {
  isPlaying: boolean;
  /** 0 to 100. */
  volume: number;
  isMuted: boolean;
  repeat: RepeatMode;
  isShuffled: boolean;
  /** Index at which playback started: tracks before it were not played. 0 once the list is shuffled. */
  startIndex: number;
  /** Order to restore; null while nothing is shuffled. */
  orderBeforeShuffle: QueueOrder | null;
  /** Size of the player that the listener chose; playing another track does not change it. */
  isExpanded: boolean;
  isFullScreen: boolean;
  /** Position in the current track, in ms, updated about once a second. For an exact position, read the audio engine. */
  positionMs: number;
  /** Increases with each request to start or seek, so that the engine can distinguish a new request from an old position. */
  requestId: number;
  /** Speed of playback, 0.5 to 2. */
  rate: number;
  settings: PlayerSettings;
  sleep: SleepTimer;
  /** Another tab plays; this one shows and controls its playback. */
  isElsewhere: boolean;
}

export const initialPlayerState: PlayerState = {
  tracks: [],
  currentTrackIndex: -1,
  queue: [],
  isPlaying: false,
  volume: 70,
  isMuted: false,
  repeat: 'off',
  isShuffled: false,
  startIndex: 0,
  orderBeforeShuffle: null,
  isExpanded: false,
  isFullScreen: false,
  positionMs: 0,
  requestId: 0,
  rate: 1,
  settings: { isRefilling: true, crossfadeS: 0, isLevelled: true, listenBrainzToken: null, hasShortcuts: true },
  sleep: { endsAtMs: null, atTrackEnd: false },
  isElsewhere: false,
};
