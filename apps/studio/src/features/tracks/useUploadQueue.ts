import { useEffect, useRef } from 'react';
import type { RestoredSource } from '../draft/restoreDraft';
import { storeRenditions } from '../upload/storeRenditions';
import type { FileTags } from '../upload/preparedTrack';
import { discardTrack } from '../upload/storeTrackFiles';
import { createUploadQueue, type UploadQueue } from '../upload/uploadQueue';
import type { UploadState } from '../upload/uploadState';
import { useUploadWork } from '../upload/uploadWorkContext';
import type { TrackListAction, TrackPlace } from './albumTracks';
import { reportProgress } from './uploadProgress';
import type { LocalFiles } from './useLocalFiles';

interface Options {
  artistId: string;
  dispatch: (action: TrackListAction) => void;
  onTags: (tags: FileTags) => void;
  localFiles: Pick<LocalFiles, 'holdCopy' | 'drop'>;
  sources: RestoredSource[];
}

/** The upload queue of one form, for as long as the form is open. It starts with the files of an earlier visit. */
export function useUploadQueue({ artistId, dispatch, onTags, localFiles, sources }: Options) {
  const latestOnTags = useRef(onTags);
  useEffect(() => {
    latestOnTags.current = onTags;
  });
  const work = useUploadWork();
  const { holdCopy, drop } = localFiles;
  const queue = useRef<UploadQueue | null>(null);

  useEffect(() => {
    const phases = new Map<string, UploadState['phase']>();
    const made = createUploadQueue(
      {
        prepare: async (trackId, ...rest) => storeRenditions(work.fileStore, trackId, await work.prepare(...rest)),
        store: (...rest) => work.store(artistId, ...rest),
        discard: (trackId) => discardTrack(artistId, trackId),
      },
      {
        changed: (id, upload) => {
          reportProgress(id, upload);
          if (phases.get(id) === upload.phase) return;
          phases.set(id, upload.phase);
          dispatch({ type: 'uploadChanged', id, upload });
          if (upload.phase === 'done') drop(id, false);
        },
        prepared: (id, { facts, tags, files }) => {
          const format = files.find(({ kind }) => kind === 'original')?.format ?? null;
          dispatch({ type: 'prepared', id, facts, format, title: tags.title ?? null, place: placeOf(tags) });
          latestOnTags.current(tags);
        },
        stored: (id, files) => dispatch({ type: 'filesStored', id, files }),
      },
    );
    queue.current = made;
    for (const { trackId, isPaused, ...source } of sources) {
      holdCopy(trackId, source.file);
      made.add(trackId, source);
      if (isPaused) made.pause(trackId);
    }
    return () => made.stop();
  }, [artistId, dispatch, drop, holdCopy, sources, work]);

  return queue;
}

/** Null without a track number, because a disc number alone gives no order. */
const placeOf = ({ trackNumber, discNumber }: FileTags): TrackPlace | null =>
  trackNumber ? { disc: discNumber ?? 1, track: trackNumber } : null;
