import { useCallback, useSyncExternalStore } from 'react';
import type { UploadState } from '../upload/uploadState';

/**
 * How far each upload is. Beside the track list, not in it: it changes many times a second, and only one bar shows it. In the list
 * each change would draw the whole form anew, with all its tracks.
 */
const progressByTrack = new Map<string, number>();
const listeners = new Set<() => void>();

export function reportProgress(trackId: string, state: UploadState): void {
  if ('progress' in state) progressByTrack.set(trackId, state.progress);
  else progressByTrack.delete(trackId);
  for (const hear of listeners) hear();
}

/** The share of a track's bytes that is done, 0 to 1. */
export function useProgress(trackId: string): number {
  const read = useCallback(() => progressByTrack.get(trackId) ?? 0, [trackId]);
  return useSyncExternalStore(subscribe, read);
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}
