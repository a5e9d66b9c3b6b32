/** A track as the engine sees it. */
export type EngineTrack = {
  id: string;
  url: string;
  durationMs: number;
  /** Loudness normalisation gain. The caller must limit it so that peaks do not clip. */
  gainDb?: number;
  /** Samples of silence that the encoder put before and behind the music; without them the file's own tag is asked. */
  encoderDelay?: number | null;
  encoderPadding?: number | null;
};

/** How the next track follows when the current one ends by itself. */
export type Transition = {
  /** Both sound together that long; 0 joins them without a gap. */
  crossfadeMs: number;
};

/** `network`: could not be fetched; `decode`: broken file; `unsupported`: not found, or nothing this browser plays. */
export type PlaybackErrorCode = 'network' | 'decode' | 'unsupported';

export type PlaybackError = { trackId: string; code: PlaybackErrorCode; message: string };

/** Events of the current track only; a track that was replaced says nothing more. */
export type EngineEvents = {
  /** Sound comes out: after play, and again after waiting. */
  playing: { trackId: string };
  /** Paused by the page or the browser; not sent at the end of a track. */
  paused: { trackId: string };
  /** Playback waits for data. */
  waiting: { trackId: string };
  /** Nothing followed: what was preloaded, if anything, could not be joined. */
  ended: { trackId: string };
  /** The preloaded track took over by itself and is now the current one. */
  advanced: { trackId: string };
  /** At most one for each load. */
  error: PlaybackError;
  timeupdate: { trackId: string; positionMs: number };
};

export type Report = <E extends keyof EngineEvents>(event: E, detail: EngineEvents[E]) => void;
