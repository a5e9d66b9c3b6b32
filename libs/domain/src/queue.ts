/** Previous restarts the current track once more than this was played, in milliseconds. */
export const RESTART_AFTER_MS = 3000;
export const QUEUE_REFILL_BELOW = 3;
export const QUEUE_REFILL_COUNT = 5;

export type RepeatMode = 'off' | 'all' | 'one';

/** A track as the player needs it. */
export interface PlayableTrack {
  id: string;
  title: string;
  artist: string;
  artistId: string;
  albumId: string;
  albumTitle: string;
  albumCover: string;
  /** Public url of the 128 kbit/s stream. */
  audioSrc: string;
  durationMs: number;
  trackNumber: number;
  /** Integrated loudness (LUFS) and true peak (dBTP) of the track, and of the whole album it is on. */
  loudnessLufs?: number | null;
  truePeakDb?: number | null;
  albumLoudnessLufs?: number | null;
  albumPeakDb?: number | null;
  /** Samples that the encoder added before and after the sound; cut off for gapless playback. */
  encoderDelay?: number | null;
  encoderPadding?: number | null;
  /** Queued to keep the music going, not by the listener: it comes after everything that the listener chose. */
  isRecommended?: boolean;
}

/** The list that is played, and the queue of tracks that come next. */
export interface Playlist {
  tracks: PlayableTrack[];
  /** -1 when nothing is current. */
  currentTrackIndex: number;
  queue: PlayableTrack[];
}

/** Plays a list from an index: the queue becomes the tracks after it, unless `keepQueue`. */
export function playFrom(list: Playlist, tracks: PlayableTrack[], index: number, keepQueue = false): Playlist {
  if (tracks.length === 0) return list;
  const start = Math.min(Math.max(0, index), tracks.length - 1);
  return { tracks, currentTrackIndex: start, queue: keepQueue ? list.queue : tracks.slice(start + 1) };
}

/** The Next button: the queue's first track (appended to the list if absent), else the list's next, wrapping. */
export function toNext(list: Playlist): Playlist {
  const [first, ...rest] = list.queue;
  if (first) {
    const known = list.tracks.findIndex((track) => track.id === first.id);
    const tracks = known >= 0 ? list.tracks : [...list.tracks, first];
    return { tracks, currentTrackIndex: known >= 0 ? known : tracks.length - 1, queue: rest };
  }
  if (list.tracks.length === 0) return list;
  return { ...list, currentTrackIndex: (list.currentTrackIndex + 1) % list.tracks.length };
}

/**
 * The Previous button, when it does not restart: the list's previous track, wrapping first to last. The current track returns to
 * the front of the queue; after wrapping to the last track, the queue loses all tracks of the list.
 */
export function toPrevious(list: Playlist): Playlist {
  const { tracks, currentTrackIndex, queue } = list;
  const current = tracks[currentTrackIndex];
  if (!current) return tracks.length > 0 ? playFrom(list, tracks, tracks.length - 1) : list;
  if (currentTrackIndex > 0) return { tracks, currentTrackIndex: currentTrackIndex - 1, queue: [current, ...queue] };
  const listed = new Set(tracks.map(({ id }) => id));
  return { tracks, currentTrackIndex: tracks.length - 1, queue: queue.filter(({ id }) => !listed.has(id)) };
}

/** Jumps to a queued track and removes the queued tracks before it. An index out of range changes nothing. */
export function toQueued(list: Playlist, queueIndex: number): Playlist {
  if (!list.queue[queueIndex]) return list;
  return toNext({ ...list, queue: list.queue.slice(queueIndex) });
}
