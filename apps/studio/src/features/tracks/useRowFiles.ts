import { useCallback, type RefObject } from 'react';
import { discardTrack } from '../upload/storeTrackFiles';
import type { UploadQueue } from '../upload/uploadQueue';
import type { TrackListAction, TrackListState } from './albumTracks';

interface Options {
  artistId: string;
  queue: RefObject<UploadQueue | null>;
  current: () => TrackListState;
  dispatch: (action: TrackListAction) => void;
  drop: (trackId: string, isRemoved: boolean) => void;
  start: (id: string, file: File) => void;
}

/** Removes rows, and replaces the files of rows. */
export function useRowFiles({ artistId, queue, current, dispatch, drop, start }: Options) {
  /** Stops the upload of a row's file and deletes what was uploaded of it. */
  const dropFile = useCallback(
    (id: string) => {
      const track = current().tracks.find((each) => each.id === id);
      // The queue has no entry for files that an earlier visit uploaded.
      const isKnown = queue.current?.remove(id);
      if (!isKnown && track && !track.isStored && track.files.length > 0) discardTrack(artistId, id);
      drop(id, true);
    },
    [artistId, current, drop, queue],
  );

  const remove = useCallback(
    (id: string) => {
      dropFile(id);
      dispatch({ type: 'removed', id });
    },
    [dispatch, dropFile],
  );

  /** Replaces a row's file: `replaced` for one that failed, `audioChosen` for a stored track. */
  const put = useCallback(
    (type: 'replaced' | 'audioChosen', id: string, file: File) => {
      const by = { id: crypto.randomUUID(), fileName: file.name, fileBytes: file.size };
      dropFile(id);
      dispatch({ type, id, by });
      start(by.id, file);
    },
    [dispatch, dropFile, start],
  );

  /** Drops the file that was chosen for a stored track, which keeps its old audio. */
  const keepAudio = useCallback(
    (id: string) => {
      dropFile(id);
      dispatch({ type: 'audioKept', id });
    },
    [dispatch, dropFile],
  );

  return {
    remove,
    /** Retries a failed track with this file, at its position and with its title. */
    replace: useCallback((id: string, file: File) => put('replaced', id, file), [put]),
    /** Chooses a new file for a stored track; saving the album replaces the audio. */
    replaceAudio: useCallback((id: string, file: File) => put('audioChosen', id, file), [put]),
    keepAudio,
  };
}
