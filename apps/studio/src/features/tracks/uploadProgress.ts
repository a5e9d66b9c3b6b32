import { useCallback, useSyncExternalStore } from 'react';
import type { UploadState } from '../upload/uploadState';

/**
 * Upload progress by track id. It is not part of the track list: it changes many times a second, and each change of the
 * list renders the whole form.
 */
const progressByTrack = new Map<string, number>();
const listeners = new Set<() => void>();

export function reportProgress(trackId: string, state: UploadState): void {
  if ('progress' in state) progressByTrack.set(trackId, state.progress);
  else progressByTrack.delete(trackId);
  for (const listener of listeners) listener();
}

/** The progress of the current step of a track, 0 to 1. */
export function useProgress(trackId: string): number {
  const read = useCallback(() => progressByTrack.get(trackId) ?? 0, [trackId]);
  return useSyncExternalStore(subscribe, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
