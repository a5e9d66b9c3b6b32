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

/** Rows that go, and files that take the place of others. */
export function useRowFiles({ artistId, queue, current, dispatch, drop, start }: Options) {
  /** Stops the upload of a row's file and discards what arrived of it. */
  const letGo = useCallback(
    (id: string) => {
      const track = current().tracks.find((each) => each.id === id);
      // What arrived in an earlier visit is unknown to the queue.
      const isKnown = queue.current?.remove(id);
      if (!isKnown && track && !track.isStored && track.files.length > 0) discardTrack(artistId, id);
      drop(id, true);
    },
    [artistId, current, drop, queue],
  );

  const remove = useCallback(
    (id: string) => {
      letGo(id);
      dispatch({ type: 'removed', id });
    },
    [dispatch, letGo],
  );

  /** Puts a file in the place of a row's file: `replaced` for one that failed, `audioChosen` for a track of the album. */
  const put = useCallback(
    (type: 'replaced' | 'audioChosen', id: string, file: File) => {
      const by = { id: crypto.randomUUID(), fileName: file.name, fileBytes: file.size };
      letGo(id);
      dispatch({ type, id, by });
      start(by.id, file);
    },
    [dispatch, letGo, start],
  );

  /** Lets a track of the album sound as it does, and not as a file that was chosen for it. */
  const keepAudio = useCallback(
    (id: string) => {
      letGo(id);
      dispatch({ type: 'audioKept', id });
    },
    [dispatch, letGo],
  );

  return {
    remove,
    /** Tries a failed track again with this file, in its place and under its title. */
    replace: useCallback((id: string, file: File) => put('replaced', id, file), [put]),
    /** Gives a track of the album another file, once the album is saved. */
    replaceAudio: useCallback((id: string, file: File) => put('audioChosen', id, file), [put]),
    keepAudio,
  };
}
