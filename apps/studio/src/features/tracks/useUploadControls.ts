import { useCallback, useEffect, type RefObject } from 'react';
import type { UploadQueue } from '../upload/uploadQueue';
import { isUnderWay, type UploadState } from '../upload/uploadState';
import type { TrackListState } from './albumTracks';

const isPaused = ({ phase }: UploadState) => phase === 'paused';
const isCut = (state: UploadState) => state.phase === 'failed' && state.reason === 'network';

/** Pauses and resumes one file or all. Uploads that the network interrupted resume when the browser is online again. */
export function useUploadControls(queue: RefObject<UploadQueue | null>, current: () => TrackListState) {
  const forAll = useCallback(
    (which: (state: UploadState) => boolean, does: (queue: UploadQueue, id: string) => void) => {
      for (const { id, upload } of current().tracks) if (queue.current && which(upload)) does(queue.current, id);
    },
    [current, queue],
  );

  useEffect(() => {
    const handleOnline = () => forAll(isCut, (made, id) => made.resume(id));
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [forAll]);

  return {
    pause: useCallback((id: string) => queue.current?.pause(id), [queue]),
    resume: useCallback((id: string) => queue.current?.resume(id), [queue]),
    pauseAll: useCallback(() => forAll(isUnderWay, (made, id) => made.pause(id)), [forAll]),
    resumeAll: useCallback(() => forAll(isPaused, (made, id) => made.resume(id)), [forAll]),
    /** Resolves when no file is being processed or uploaded any more. */
    settled: useCallback(() => queue.current?.settled() ?? Promise.resolve(), [queue]),
  };
}
