import { isNotFound } from '@fairtone/api';
import { isUuid } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { ErrorState, Page, useDocumentTitle } from '@fairtone/ui';
import { useParams } from 'react-router-dom';
import { useCatalogGetArtistAlbumsQuery, useCatalogGetArtistQuery } from '../../api/artistApi';
import { useDeferredData } from '../../features/deferred/useDeferredData';
import { ArtistNotFound } from './ArtistNotFound';
import { ArtistPlaceholder } from './ArtistPlaceholder';
import { ArtistView } from './ArtistView';

export function Component() {
  const { artistId } = useParams();
  return isUuid(artistId) ? <ArtistPage key={artistId} artistId={artistId} /> : <ArtistNotFound />;
}

function ArtistPage({ artistId }: { artistId: string }) {
  const { t } = useTranslation('catalog');
  const artist = useCatalogGetArtistQuery(artistId);
  const albums = useCatalogGetArtistAlbumsQuery(artistId);
  const arrived = useDeferredData(artist.data);
  useDocumentTitle(artist.data?.name);

  if (isNotFound(artist.error)) return <ArtistNotFound />;
  if (artist.isError && !artist.data) {
    return (
      <Page>
        <ErrorState
          title={t('error.artist.title')}
          text={t('error.artist.text')}
          headingLevel={1}
          retryLabel={t('common:action.retry')}
          onRetry={() => void Promise.all([artist.refetch(), albums.refetch()])}
          isRetrying={artist.isFetching}
        />
      </Page>
    );
  }
  if (!arrived) return <ArtistPlaceholder />;
  if (arrived.role !== 'artist' && albums.data?.length === 0) return <ArtistNotFound reason="notArtist" />;
  return (
    <ArtistView
      artist={arrived}
      albums={albums.data}
      hasAlbumsError={albums.isError}
      isRetrying={albums.isFetching}
      onRetryAlbums={albums.refetch}
    />
  );
}
