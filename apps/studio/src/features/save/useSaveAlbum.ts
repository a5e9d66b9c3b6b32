import { api } from '@fairtone/api';
import { eventBus } from '@fairtone/events';
import { log } from '@fairtone/platform';
import { useAppDispatch } from '@fairtone/store';
import { useCallback, useRef, useState } from 'react';
import type { StudioAlbum } from '../../api/albumSchemas';
import type { AlbumWrite } from '../album-form/albumFormValues';
import type { Tracks } from '../tracks/useTracks';
import { saveAlbum, type CoverChange, type SaveResult } from './saveAlbum';
import { useSaveCalls } from './useSaveCalls';
import { useSaveToasts } from './useSaveToasts';

export type SavePhase = 'idle' | 'waitingForFiles' | 'saving';

interface Options {
  /** Null for an album that is being created. */
  album: StudioAlbum | null;
  artistId: string;
  tracks: Tracks;
  cover: CoverChange;
}

/** Saves the form's album, and publishes it when asked. A failed save can be repeated; it goes on where it broke. */
export function useSaveAlbum({ album, artistId, tracks, cover }: Options) {
  const dispatch = useAppDispatch();
  const toasts = useSaveToasts(album === null);
  const calls = useSaveCalls(artistId, tracks.markSaved);
  const [phase, setPhase] = useState<SavePhase>('idle');
  const albumId = useRef(album?.id ?? crypto.randomUUID());
  const attempts = useRef(0);
  const stored = album?.tracks.map(({ id, title, track_number: trackNumber }) => ({ id, title, trackNumber })) ?? [];

  /** Resolves when no file is under way any more. */
  const waitForFiles = useCallback(async () => {
    setPhase('waitingForFiles');
    await tracks.settled();
    setPhase('idle');
  }, [tracks]);

  async function save(values: AlbumWrite, shallPublish: boolean): Promise<SaveResult | null> {
    setPhase('saving');
    attempts.current += 1;
    const list = tracks.current();
    const hasNewTracks = list.tracks.some(({ isReady, upload }) => !isReady && upload.stage === 'done');
    try {
      const result = await saveAlbum(
        {
          albumId: albumId.current,
          isNew: album === null,
          album: values,
          cover,
          tracks: list.tracks,
          removed: list.removed,
          stored,
          isRepeat: attempts.current > 1,
          // New streams of a public album only become public by publishing again.
          shallPublish: shallPublish || (album?.state === 'public' && hasNewTracks),
        },
        calls,
      );
      if (result.published?.state === 'public') eventBus.emit('album/published', { albumId: albumId.current });
      toasts.saved(result);
      return result;
    } catch (error) {
      log({ level: 'error', message: 'An album could not be saved', remote: 'studio', error });
      toasts.failed(error);
      return null;
    } finally {
      dispatch(api.util.invalidateTags(['Album', 'Artist']));
      setPhase('idle');
    }
  }

  return { phase, save, waitForFiles };
}
