import { useTranslation } from '@fairtone/i18n';
import {
  playerActions,
  selectCurrentTrack,
  selectIsAlbumPlaying,
  toastShown,
  useAppDispatch,
  useAppSelector,
} from '@fairtone/store';
import { albumApi, useLazyCatalogGetAlbumTracksQuery } from '../../api/albumApi';
import type { AlbumSummary } from '../../model/album';
import { toPlayableTracks } from '../../model/track';

/** Plays, pauses and resumes a whole album; fetches its tracks when they are wanted, and says what is wrong. */
export function useAlbumPlayback(album: AlbumSummary) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const [loadTracks, { isFetching }] = useLazyCatalogGetAlbumTracksQuery();
  const prefetchTracks = albumApi.usePrefetch('catalogGetAlbumTracks');
  const isCurrent = useAppSelector((state) => selectCurrentTrack(state)?.albumId === album.id);
  const isPlaying = useAppSelector((state) => selectIsAlbumPlaying(state, album.id));
  const isLoaded = useAppSelector(
    (state) => albumApi.endpoints.catalogGetAlbumTracks.select(album.id)(state).isSuccess,
  );

  async function handleToggle() {
    if (isCurrent) {
      dispatch(playerActions.playToggled());
      return;
    }
    if (!isLoaded) dispatch(toastShown({ title: t('toast.loadingAlbum'), description: t('toast.preparingMusic') }));
    try {
      const tracks = await loadTracks(album.id, true).unwrap();
      const playable = toPlayableTracks(album, tracks);
      if (playable.length > 0) dispatch(playerActions.playRequested({ tracks: playable }));
      else fail('noTracksAvailable', 'noPlayableTracks');
    } catch {
      fail('playbackError', 'couldNotPlay');
    }
  }

  function fail(title: 'noTracksAvailable' | 'playbackError', description: 'noPlayableTracks' | 'couldNotPlay') {
    dispatch(toastShown({ title: t(`toast.${title}`), description: t(`toast.${description}`), tone: 'destructive' }));
  }

  return {
    isCurrent,
    isPlaying,
    isLoading: isFetching,
    handleToggle,
    /** For pointers and focus that come near: sound then starts at once. */
    prepare: () => prefetchTracks(album.id),
  };
}
