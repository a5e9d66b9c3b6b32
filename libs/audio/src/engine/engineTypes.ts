/** A track for the engine. */
export type EngineTrack = {
  id: string;
  url: string;
  durationMs: number;
  /** Loudness normalisation gain in dB. The caller must limit it so that peaks do not clip. */
  gainDb?: number;
  /** Samples of silence that the encoder added before and after the audio; without them the tag of the file is used. */
  encoderDelay?: number | null;
  encoderPadding?: number | null;
};

/** How the next track follows when the current one ends by itself. */
export type Transition = {
  /** Duration in ms for which both tracks are audible; 0 joins them without a gap. */
  crossfadeMs: number;
};

/**
 * `network`: the file could not be loaded; `decode`: it is damaged; `unsupported`: it was not found, or the browser
 * cannot play it.
 */
export type PlaybackErrorCode = 'network' | 'decode' | 'unsupported';

export type PlaybackError = { trackId: string; code: PlaybackErrorCode; message: string };

/** Events of the current track only; a replaced track emits no more. */
export type EngineEvents = {
  /** Playback started or continues after waiting. */
  playing: { trackId: string };
  /** Paused by the page or the browser; not sent at the end of a track. */
  paused: { trackId: string };
  /** Playback waits for data. */
  waiting: { trackId: string };
  /** The track ended and no preloaded track could follow it. */
  ended: { trackId: string };
  /** The preloaded track followed by itself and is now the current one. */
  advanced: { trackId: string };
  /** At most one per `load`. */
  error: PlaybackError;
  timeupdate: { trackId: string; positionMs: number };
};

export type Report = <E extends keyof EngineEvents>(event: E, detail: EngineEvents[E]) => void;
