/** A track as the engine sees it. `gainDb` levels it against others (loudness normalisation); boosts end at full volume. */
export type EngineTrack = { id: string; url: string; durationMs: number; gainDb?: number };

/** `network`: could not be fetched; `decode`: broken file; `unsupported`: not found, or nothing this browser plays. */
export type PlaybackErrorCode = 'network' | 'decode' | 'unsupported';

export type PlaybackError = { trackId: string; code: PlaybackErrorCode; message: string };

/** Events of the current track only; a track that was replaced says nothing more. */
export type EngineEvents = {
  /** Sound comes out: after play, and again after waiting. */
  playing: { trackId: string };
  /** Paused by whoever; not sent at the end of a track. */
  paused: { trackId: string };
  /** Wants to play but has no data. */
  waiting: { trackId: string };
  ended: { trackId: string };
  /** At most one for each load. */
  error: PlaybackError;
  timeupdate: { trackId: string; positionMs: number };
};
