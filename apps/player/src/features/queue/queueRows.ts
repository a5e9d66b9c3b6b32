import type { PlayableTrack } from '@fairtone/domain';

export interface QueueRowItem {
  /** Stable while other rows move. Not the track's id, because the queue can contain a track twice. */
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

/** New index of a row that is dropped before or after another one, counted without the row itself. */
export function dropIndex(from: number, target: number, position: 'before' | 'after' | 'on'): number {
  const gap = position === 'after' ? target + 1 : target;
  return gap > from ? gap - 1 : gap;
}
