import type { PlayerState } from '@fairtone/store';

/**
 * Whether playback continues when a track ends: not after the last track, unless the list repeats. The Next button
 * always continues.
 */
export function advancesAutomatically({ queue, repeat, tracks, currentTrackIndex }: PlayerState): boolean {
  return queue.length > 0 || repeat === 'all' || currentTrackIndex < tracks.length - 1;
}
