import type { PlayerState } from '@fairtone/store';

/** Whether playback goes on when a track ends by itself. The Next button always does; the end of a list does not wrap. */
export function advancesAutomatically({ queue, repeat, tracks, currentTrackIndex }: PlayerState): boolean {
  return queue.length > 0 || repeat === 'all' || currentTrackIndex < tracks.length - 1;
}
