import { useCallback, useSyncExternalStore } from 'react';
import type { UploadState } from '../upload/uploadState';

/**
 * Upload progress by track. Kept outside of the track list: it changes many times a second and only one bar shows it; in the list, each
 * change would render the whole form.
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
