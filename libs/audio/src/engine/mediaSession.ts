/** Handlers for media keys, lock screens and headsets. An action without a handler is not offered. */
export type MediaSessionActions = {
  play?: () => void;
  pause?: () => void;
  next?: () => void;
  previous?: () => void;
  seekTo?: (positionMs: number) => void;
  /** Relative to the current position; negative seeks backwards. */
  seekBy?: (offsetMs: number) => void;
};

export type MediaSessionTrack = {
  title: string;
  artist: string;
  album: string;
  /** Square pictures in any order; `size` is the side in pixels. */
  artwork: { src: string; size: number }[];
};

export type MediaSessionLink = {
  /** null: no track is loaded. */
  showTrack: (track: MediaSessionTrack | null) => void;
  showState: (state: { isPlaying: boolean; positionMs: number; durationMs: number; rate?: number }) => void;
  /** Removes handlers, metadata and state. */
  disconnect: () => void;
};

const SEEK_STEP_SECONDS = 10;

/** Browsers throw for actions that they do not support. */
function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // This browser does not offer the action.
  }
}

/**
 * Connects the system's media controls with a player. Without a media session (`session` undefined) every function does
 * nothing.
 *
 * @example
 * const link = connectMediaSession({ play, pause, next: skip });
 * link.showTrack({ title, artist, album, artwork: [{ src, size: 640 }] });
 */
export function connectMediaSession(
  actions: MediaSessionActions,
  session: MediaSession | undefined = globalThis.navigator?.mediaSession,
): MediaSessionLink {
  if (!session) return { showTrack: () => undefined, showState: () => undefined, disconnect: () => undefined };
  const { seekTo, seekBy } = actions;
  const handlers: [MediaSessionAction, MediaSessionActionHandler | undefined][] = [
    ['play', actions.play],
    ['pause', actions.pause],
    ['nexttrack', actions.next],
    ['previoustrack', actions.previous],
    ['seekto', seekTo && (({ seekTime }) => seekTime != null && seekTo(seekTime * 1000))],
    ['seekforward', seekBy && (({ seekOffset }) => seekBy((seekOffset ?? SEEK_STEP_SECONDS) * 1000))],
    ['seekbackward', seekBy && (({ seekOffset }) => seekBy(-(seekOffset ?? SEEK_STEP_SECONDS) * 1000))],
  ];
  for (const [action, handler] of handlers) setHandler(session, action, handler ?? null);

  return {
    showTrack: (track) => {
      session.metadata = track && new MediaMetadata({ ...track, artwork: track.artwork.map(toArtwork) });
    },
    showState: ({ isPlaying, positionMs, durationMs, rate = 1 }) => {
      session.playbackState = isPlaying ? 'playing' : 'paused';
      // Browsers throw for a position beyond the duration, and for an invalid duration.
      if (!(durationMs > 0)) return session.setPositionState?.();
      const position = Math.min(Math.max(0, positionMs), durationMs) / 1000;
      session.setPositionState?.({ duration: durationMs / 1000, position, playbackRate: rate });
    },
    disconnect: () => {
      for (const [action] of handlers) setHandler(session, action, null);
      session.metadata = null;
      session.playbackState = 'none';
    },
  };
}

const toArtwork = ({ src, size }: { src: string; size: number }) => ({ src, sizes: `${size}x${size}` });
