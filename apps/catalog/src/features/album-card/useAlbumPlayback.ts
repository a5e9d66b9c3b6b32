import { useTranslation } from '@fairtone/i18n';
import { type AlbumSummary, toPlayableTracks } from '@fairtone/music';
import {
  playerActions,
  selectCurrentTrack,
  selectIsAlbumPlaying,
  selectPlayer,
  toastShown,
  useAppDispatch,
  useAppSelector,
  useAppStore,
} from '@fairtone/store';
import { albumApi, useLazyCatalogGetAlbumTracksQuery } from '../../api/albumApi';

/** Playback that starts sooner shows no loading message. */
const NOTICE_AFTER_MS = 300;

/** Translation key of the message's title when an album has no playable tracks. */
export type PlayRefusal = 'noTracksAvailable' | 'cannotPlay';

/** Plays, pauses and resumes a whole album. Its tracks load at the first play; errors are shown as toasts. */
export function useAlbumPlayback(album: AlbumSummary, refusal: PlayRefusal = 'noTracksAvailable') {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [loadTracks, { isFetching }] = useLazyCatalogGetAlbumTracksQuery();
  const prefetchTracks = albumApi.usePrefetch('catalogGetAlbumTracks');
  const isCurrent = useAppSelector((state) => selectCurrentTrack(state)?.albumId === album.id);
  const isPlaying = useAppSelector((state) => selectIsAlbumPlaying(state, album.id));

  async function handleToggle() {
    if (isCurrent) {
      dispatch(playerActions.playToggled());
      return;
    }
    if (isFetching) return;
    const requestBefore = selectPlayer(store.getState()).requestId;
    const notice = setTimeout(() => {
      dispatch(toastShown({ title: t('toast.loadingAlbum'), description: t('toast.preparingMusic') }));
    }, NOTICE_AFTER_MS);
    try {
      const tracks = await loadTracks(album.id, true).unwrap();
      const playable = toPlayableTracks(album, tracks);
      // Other music was requested meanwhile: the later request wins.
      if (selectPlayer(store.getState()).requestId !== requestBefore) return;
      if (playable.length > 0) dispatch(playerActions.playRequested({ tracks: playable }));
      else fail(refusal, 'noPlayableTracks');
    } catch {
      fail('playbackError', 'couldNotPlay');
    } finally {
      clearTimeout(notice);
    }
  }

  function fail(title: PlayRefusal | 'playbackError', description: 'noPlayableTracks' | 'couldNotPlay') {
    dispatch(toastShown({ title: t(`toast.${title}`), description: t(`toast.${description}`), tone: 'destructive' }));
  }

  return {
    isCurrent,
    isPlaying,
    isLoading: isFetching,
    handleToggle,
    /** Prefetches the tracks. Call it on hover and focus, so that a press plays without waiting. */
    prepare: () => prefetchTracks(album.id),
  };
}
