import { api } from '@fairtone/api';
import { eventBus } from '@fairtone/events';
import { log } from '@fairtone/platform';
import { useAppDispatch } from '@fairtone/store';
import { useCallback, useRef, useState } from 'react';
import type { StudioAlbum } from '../../api/albumSchemas';
import type { AlbumWrite } from '../album-form/albumFormValues';
import type { Tracks } from '../tracks/useTracks';
import type { CoverChange, SaveResult } from './albumSave';
import { isChangedElsewhere, saveAlbum } from './saveAlbum';
import { useSaveCalls } from './useSaveCalls';
import { useSaveToasts } from './useSaveToasts';

export type SavePhase = 'idle' | 'waitingForFiles' | 'saving';

interface Publishing {
  shallPublish: boolean;
  /** Whether the artist confirmed to publish without the tracks that failed. */
  allowUnfinished: boolean;
}

interface Options {
  /** Null for an album that is being created. */
  album: StudioAlbum | null;
  albumId: string;
  artistId: string;
  tracks: Tracks;
  cover: CoverChange;
  /** Whether an earlier visit may have saved a part. */
  isRepeat: boolean;
}

/** Saves the form's album, and publishes it on request. A failed save can be repeated; it continues where it stopped. */
export function useSaveAlbum({ album, albumId, artistId, tracks, cover, isRepeat }: Options) {
  const dispatch = useAppDispatch();
  const toasts = useSaveToasts(album === null);
  const calls = useSaveCalls(artistId, tracks);
  const [phase, setPhase] = useState<SavePhase>('idle');
  const attempts = useRef(0);
  const hasWritten = useRef(false);
  const stored = album?.tracks.map(({ id, title, track_number: trackNumber }) => ({ id, title, trackNumber })) ?? [];

  /** Resolves when no file is being processed or uploaded any more. */
  const waitForFiles = useCallback(async () => {
    setPhase('waitingForFiles');
    tracks.resumeAll();
    await tracks.settled();
    setPhase('idle');
  }, [tracks]);

  /** Whether saving makes tracks public: new tracks of a public album become public only by publishing again. */
  function willPublish(shallPublish: boolean): boolean {
    const isAnyNew = tracks
      .current()
      .tracks.some(({ isReady, former, upload }) => !isReady && !former && upload.phase === 'done');
    return shallPublish || (album?.state === 'public' && isAnyNew);
  }

  async function save(values: AlbumWrite, { shallPublish, allowUnfinished }: Publishing): Promise<SaveResult | null> {
    let isConflict = false;
    setPhase('saving');
    attempts.current += 1;
    const list = tracks.current();
    try {
      const result = await saveAlbum(
        {
          albumId,
          isNew: album === null,
          version: hasWritten.current ? null : (album?.updated_at ?? null),
          album: values,
          cover,
          tracks: list.tracks,
          removed: list.removed,
          stored,
          isRepeat: isRepeat || attempts.current > 1,
          shallPublish: willPublish(shallPublish),
          allowUnfinished,
        },
        calls,
      );
      if (result.published?.state === 'public') eventBus.emit('album/published', { albumId });
      toasts.saved(result, values);
      return result;
    } catch (error) {
      isConflict = isChangedElsewhere(error);
      // After a lost response the stored version may be the one that this form wrote.
      hasWritten.current ||= !isConflict;
      log({ level: 'error', message: 'An album could not be saved', remote: 'studio', error });
      toasts.failed(error);
      return null;
    } finally {
      // No refetch after a conflict: the form would take the other window's version for the one it started with.
      if (!isConflict) dispatch(api.util.invalidateTags(['Album', 'Artist']));
      setPhase('idle');
    }
  }

  return { phase, save, willPublish, waitForFiles, sayNoTracks: toasts.noTracks };
}
