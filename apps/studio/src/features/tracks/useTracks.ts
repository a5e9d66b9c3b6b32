import { useCallback } from 'react';
import type { RestoredSource } from '../draft/restoreDraft';
import type { FileTags } from '../upload/preparedTrack';
import { isUnfinished } from '../upload/uploadState';
import { useUploadWork } from '../upload/uploadWorkContext';
import { findUnrestoredTrack, limitFiles, type TrackListState } from './albumTracks';
import { useLocalFiles } from './useLocalFiles';
import { useRowFiles } from './useRowFiles';
import { useTrackListState } from './useTrackListState';
import { useUploadControls } from './useUploadControls';
import { useUploadQueue } from './useUploadQueue';

const NO_SOURCES: RestoredSource[] = [];

/**
 * The track list of one form, and its uploads.
 * @param onTags called with the tags of each file
 * @param sources files of an earlier visit, whose rows the list already contains
 */
export function useTracks(
  makeInitial: () => TrackListState,
  artistId: string,
  onTags: (tags: FileTags) => void,
  sources = NO_SOURCES,
) {
  const { state, isTouched, dispatch, current } = useTrackListState(makeInitial);
  const localFiles = useLocalFiles(useUploadWork().fileStore);
  const { hold, drop, fileOf, failures } = localFiles;
  const queue = useUploadQueue({ artistId, dispatch, onTags, localFiles, sources });
  const controls = useUploadControls(queue, current);

  const start = useCallback(
    (id: string, file: File) => {
      hold(id, file);
      queue.current?.add(id, { file });
    },
    [hold, queue],
  );

  /**
   * Adds as many files as fit and returns the names of the others. A file whose copy was lost continues its failed row.
   */
  const addFiles = useCallback(
    (chosen: File[]): string[] => {
      const isFound = (file: File) => {
        const track = findUnrestoredTrack(current().tracks, file);
        if (track) start(track.id, file);
        return Boolean(track);
      };
      const isNew = (file: File) => !isFound(file);
      const { taken, leftOut } = limitFiles(current().tracks.length, chosen.filter(isNew));
      const added = taken.map((file) => ({ id: crypto.randomUUID(), file }));
      const rows = added.map(({ id, file }) => ({ id, fileName: file.name, fileBytes: file.size }));
      if (rows.length > 0) dispatch({ type: 'filesAdded', files: rows });
      for (const { id, file } of added) start(id, file);
      return leftOut.map(({ name }) => name);
    },
    [current, dispatch, start],
  );

  const rowFiles = useRowFiles({ artistId, queue, current, dispatch, drop, start });

  const markSaved = useCallback(
    (ids: string[]) => {
      queue.current?.release(ids);
      dispatch({ type: 'saved', ids });
    },
    [dispatch, queue],
  );

  /** Marks the audio of a stored track as replaced by the file with this id. */
  const markReplaced = useCallback(
    (id: string) => {
      queue.current?.release([id]);
      dispatch({ type: 'audioSaved', id });
    },
    [dispatch, queue],
  );

  return {
    ...state,
    ...controls,
    ...rowFiles,
    isTouched,
    current,
    addFiles,
    markSaved,
    markReplaced,
    fileOf,
    /** Tracks whose files are lost when the page is closed, and why. */
    unkept: state.tracks.flatMap(({ id, title, upload }) =>
      failures[id] && isUnfinished(upload) ? [{ title, reason: failures[id] }] : [],
    ),
    rename: useCallback((id: string, title: string) => dispatch({ type: 'titleTyped', id, title }), [dispatch]),
    putBack: useCallback((id: string) => dispatch({ type: 'putBack', id }), [dispatch]),
    move: useCallback((from: number, to: number) => dispatch({ type: 'moved', from, to }), [dispatch]),
  };
}

export type Tracks = ReturnType<typeof useTracks>;
