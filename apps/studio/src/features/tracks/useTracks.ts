import { useCallback, useEffect, useRef } from 'react';
import { masterPaths, type FileTags } from '../upload/preparedTrack';
import { discardMasters } from '../upload/storeTrackFiles';
import { createUploadQueue, type UploadQueue } from '../upload/uploadQueue';
import { useUploadWork } from '../upload/uploadWorkContext';
import { takeFitting, type TrackListState } from './albumTracks';
import { useTrackListState } from './useTrackListState';

/**
 * The track list of one form, and the uploads that fill it.
 * @param onTags hears what each file says of itself
 */
export function useTracks(makeInitial: () => TrackListState, artistId: string, onTags: (tags: FileTags) => void) {
  const tell = useRef(onTags);
  useEffect(() => {
    tell.current = onTags;
  });
  const { state, isTouched, dispatch, current } = useTrackListState(makeInitial);
  const work = useUploadWork();
  const files = useRef(new Map<string, File>());
  const queue = useRef<UploadQueue | null>(null);

  useEffect(() => {
    const made = createUploadQueue(
      {
        prepare: work.prepare,
        store: (trackId, ...rest) => work.store(artistId, trackId, ...rest),
        discard: (trackId) => void discardMasters(masterPaths(artistId, trackId)),
      },
      {
        changed: (id, upload) => dispatch({ type: 'uploadChanged', id, upload }),
        prepared: (id, { facts, tags }) => {
          dispatch({ type: 'prepared', id, facts, title: tags.title ?? null });
          tell.current(tags);
        },
        stored: (id, storedFiles) => dispatch({ type: 'filesStored', id, files: storedFiles }),
      },
    );
    queue.current = made;
    return () => made.stop();
  }, [artistId, dispatch, work]);

  /** Adds as many as fit and returns the names of the others. */
  const addFiles = useCallback(
    (chosen: File[]): string[] => {
      const { taken, leftOut } = takeFitting(current().tracks.length, chosen);
      const added = taken.map((file) => ({ id: crypto.randomUUID(), file }));
      dispatch({ type: 'filesAdded', files: added.map(({ id, file }) => ({ id, fileName: file.name })) });
      for (const { id, file } of added) {
        files.current.set(id, file);
        queue.current?.add(id, file);
      }
      return leftOut.map(({ name }) => name);
    },
    [current, dispatch],
  );

  const remove = useCallback(
    (id: string) => {
      queue.current?.remove(id);
      files.current.delete(id);
      dispatch({ type: 'removed', id });
    },
    [dispatch],
  );

  const markSaved = useCallback(
    (ids: string[]) => {
      queue.current?.release(ids);
      dispatch({ type: 'saved', ids });
    },
    [dispatch],
  );

  return {
    ...state,
    isTouched,
    current,
    addFiles,
    remove,
    markSaved,
    retry: useCallback((id: string) => queue.current?.retry(id), []),
    rename: useCallback((id: string, title: string) => dispatch({ type: 'titleTyped', id, title }), [dispatch]),
    move: useCallback((from: number, to: number) => dispatch({ type: 'moved', from, to }), [dispatch]),
    fileOf: useCallback((id: string) => files.current.get(id) ?? null, []),
    settled: useCallback(() => queue.current?.settled() ?? Promise.resolve(), []),
  };
}

export type Tracks = ReturnType<typeof useTracks>;
