import type { PlayableTrack } from '@fairtone/domain';

export interface QueueRowItem {
  /** Stable while the row moves. Not the track's id: a queue may hold a track twice. */
  id: string;
  index: number;
  track: PlayableTrack;
}

export function toQueueRows(queue: readonly PlayableTrack[]): QueueRowItem[] {
  const seen = new Map<string, number>();
  return queue.map((track, index) => {
    const copy = (seen.get(track.id) ?? 0) + 1;
    seen.set(track.id, copy);
    return { id: `${track.id} ${copy}`, index, track };
  });
}

/** Where a row dropped before or after another one lands, counted without the row itself. */
export function dropIndex(from: number, target: number, position: 'before' | 'after' | 'on'): number {
  const gap = position === 'after' ? target + 1 : target;
  return gap > from ? gap - 1 : gap;
}
