import type { PlayerState } from '@fairtone/store';

/** Whether playback continues when a track ends. The Next button always continues; the end of a list does not wrap. */
export function advancesAutomatically({ queue, repeat, tracks, currentTrackIndex }: PlayerState): boolean {
  return queue.length > 0 || repeat === 'all' || currentTrackIndex < tracks.length - 1;
}
