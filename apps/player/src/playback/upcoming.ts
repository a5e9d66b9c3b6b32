import { levellingGainDb, toNext, type PlayableTrack } from '@fairtone/domain';
import type { PlayerState } from '@fairtone/store';
import type { EngineTrack, Transition } from '@fairtone/audio';
import { advancesAutomatically } from './advancesAutomatically.ts';

/** The track that plays next by itself; null when none does. */
export function upcomingTrack(player: PlayerState): PlayableTrack | null {
  const { tracks, currentTrackIndex, repeat, sleep } = player;
  if (sleep.atTrackEnd) return null;
  if (repeat === 'one') return tracks[currentTrackIndex] ?? null;
  if (!advancesAutomatically(player)) return null;
  const next = toNext(player);
  return next.tracks[next.currentTrackIndex] ?? null;
}

/** Whether the second track directly follows the first on the same album. */
const areConsecutive = (first: PlayableTrack, second: PlayableTrack) =>
  first.albumId === second.albumId && second.trackNumber === first.trackNumber + 1;

export function transitionBetween(current: PlayableTrack, next: PlayableTrack, crossfadeS: number): Transition {
  const isOne = current.id === next.id || areConsecutive(current, next);
  return { crossfadeMs: isOne ? 0 : crossfadeS * 1000 };
}

/**
 * Converts a track for the engine. Next to a track of the same album it gets the album's gain, so that the loudness
 * differences inside the album stay; otherwise it gets the gain of the track.
 */
export function toEngineTrack(
  track: PlayableTrack,
  neighbours: (PlayableTrack | null | undefined)[],
  isLevelled: boolean,
): EngineTrack {
  const isInAlbum = neighbours.some((other) => other && other.id !== track.id && other.albumId === track.albumId);
  return {
    id: track.id,
    url: track.audioSrc,
    durationMs: track.durationMs,
    encoderDelay: track.encoderDelay,
    encoderPadding: track.encoderPadding,
    gainDb: isLevelled ? levellingGainDb(track, isInAlbum) : 0,
  };
}
