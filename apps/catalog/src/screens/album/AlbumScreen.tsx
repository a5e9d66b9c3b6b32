import { isNotFound } from '@fairtone/api';
import { isUuid } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import type { AlbumSummary } from '@fairtone/music';
import { useDocumentTitle } from '@fairtone/ui';
import { useLocation, useParams } from 'react-router-dom';
import { useCatalogGetAlbumQuery, useCatalogGetAlbumTracksQuery } from '../../api/albumApi';
import { useDeferredData } from '../../features/deferred/useDeferredData';
import { AlbumFailure } from './AlbumFailure';
import { AlbumNotFound } from './AlbumNotFound';
import { AlbumPlaceholder } from './AlbumPlaceholder';
import { AlbumView } from './AlbumView';
import { DEMO_ALBUM_NUMBER, DemoAlbum } from './DemoAlbum';

export function Component() {
  const { albumId } = useParams();
  if (albumId === DEMO_ALBUM_NUMBER) return <DemoAlbum />;
  // A key for each album: the state of one page (scroll, opened texts) must not leak into the next.
  return isUuid(albumId) ? <AlbumPage key={albumId} albumId={albumId} /> : <AlbumNotFound />;
}

function AlbumPage({ albumId }: { albumId: string }) {
  const { t } = useTranslation('catalog');
  const album = useCatalogGetAlbumQuery(albumId);
  const tracks = useCatalogGetAlbumTracksQuery(albumId);
  const arrived = useDeferredData(album.data);
  const arrivedTracks = useDeferredData(tracks.data);
  // The card of the previous page passes title and cover: they are shown while the rest loads.
  const preview = (useLocation().state as { album?: AlbumSummary } | null)?.album;
  const shown = album.data ?? preview;
  useDocumentTitle(shown && t('common:album.byArtist', { title: shown.title, artist: shown.artist }));

  if (arrived) {
    return (
      <AlbumView
        album={arrived}
        tracks={arrivedTracks}
        hasTracksError={tracks.isError}
        onRetryTracks={tracks.refetch}
        isRetryingTracks={tracks.isFetching}
      />
    );
  }
  if (isNotFound(album.error)) return <AlbumNotFound />;
  if (album.isError) {
    const retry = () => void Promise.all([album.refetch(), tracks.refetch()]);
    return <AlbumFailure onRetry={retry} isRetrying={album.isFetching} />;
  }
  return <AlbumPlaceholder preview={preview} />;
}
