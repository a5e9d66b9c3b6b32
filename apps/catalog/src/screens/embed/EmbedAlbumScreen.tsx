import { isNotFound } from '@fairtone/api';
import { isUuid } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { EmptyState, ErrorState, useDocumentTitle } from '@fairtone/ui';
import { useParams } from 'react-router-dom';
import { useCatalogGetAlbumQuery, useCatalogGetAlbumTracksQuery } from '../../api/albumApi';
import { EmbeddedAlbum } from './EmbeddedAlbum';
import { EmbedPlaceholder } from './EmbedPlaceholder';

export function Component() {
  const { albumId } = useParams();
  return isUuid(albumId) ? <Embed albumId={albumId} /> : <Missing />;
}

function Embed({ albumId }: { albumId: string }) {
  const { t } = useTranslation('catalog');
  const album = useCatalogGetAlbumQuery(albumId);
  const tracks = useCatalogGetAlbumTracksQuery(albumId);
  const failed = [album, tracks].filter(({ isError }) => isError);
  useDocumentTitle(album.data && t('common:album.byArtist', { title: album.data.title, artist: album.data.artist }));

  if (isNotFound(album.error)) return <Missing />;
  if (failed.length > 0) {
    return (
      <ErrorState
        title={t('error.album.title')}
        text={t('error.album.text')}
        headingLevel={1}
        retryLabel={t('common:action.retry')}
        onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
      />
    );
  }
  if (!album.data || !tracks.data) return <EmbedPlaceholder />;
  return <EmbeddedAlbum album={album.data} tracks={tracks.data} />;
}

function Missing() {
  const { t } = useTranslation('catalog');
  useDocumentTitle(t('album.notFound.title'));
  return <EmptyState title={t('album.notFound.title')} text={t('album.notFound.text')} headingLevel={1} />;
}
