/** What media keys, lock screens and headsets ask for. An action without a handler is not offered. */
export type MediaSessionActions = {
  play?: () => void;
  pause?: () => void;
  next?: () => void;
  previous?: () => void;
  seekTo?: (positionMs: number) => void;
  /** Relative; negative goes back. */
  seekBy?: (offsetMs: number) => void;
};

export type MediaSessionTrack = {
  title: string;
  artist: string;
  album: string;
  /** Square pictures, any order. */
  artwork: { src: string; size: number }[];
};

export type MediaSessionLink = {
  /** null: nothing is loaded. */
  showTrack: (track: MediaSessionTrack | null) => void;
  showState: (state: { isPlaying: boolean; positionMs: number; durationMs: number; rate?: number }) => void;
  /** Takes the actions and the picture away. */
  disconnect: () => void;
};

const SEEK_STEP_SECONDS = 10;

/** Browsers throw for actions they do not know. */
function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // Not offered by this browser: nothing to take back either.
  }
}

/**
 * Ties the system's media controls to a player. Where the browser has none (`session` undefined) everything is a no-op.
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
      // A position beyond the duration, or no duration at all, is an error to the browser.
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
