import { isUuid } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState, ErrorState, Page, ScreenSpinner } from '@fairtone/ui';
import { Link, useParams } from 'react-router-dom';
import { useStudioGetAlbumQuery } from '../../api/studioAlbumApi';
import { ArtistOnly } from '../../features/access/ArtistOnly';
import { AlbumForm } from '../../features/album-form/AlbumForm';
import { AlbumFormPage } from '../../features/album-form/AlbumFormPage';
import { DeletePanel } from '../../features/delete-album/DeletePanel';
import { SalePanel } from '../../features/sale/SalePanel';

/** `/edit-album/:albumId` */
export function Component() {
  const { albumId = '' } = useParams();
  return <ArtistOnly>{(artistId) => <EditAlbum key={albumId} albumId={albumId} artistId={artistId} />}</ArtistOnly>;
}

function EditAlbum({ albumId, artistId }: { albumId: string; artistId: string }) {
  const { t } = useTranslation('studio');
  const isPossible = isUuid(albumId);
  const {
    data: album,
    isLoading,
    isError,
    isFetching,
    refetch,
  } = useStudioGetAlbumQuery(albumId, {
    skip: !isPossible,
    // The form must start from the server's current album, not from an older one in the cache.
    refetchOnMountOrArgChange: true,
  });

  if (isLoading || (isFetching && !album)) {
    return (
      <Page>
        <ScreenSpinner label={t('editAlbum.loading')} />
      </Page>
    );
  }
  if (isError && !album) {
    return (
      <Page>
        <ErrorState
          headingLevel={1}
          title={t('editAlbum.failed.title')}
          text={t('editAlbum.failed.text')}
          retryLabel={t('common:action.retry')}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  if (!album) {
    return (
      <Page>
        <EmptyState headingLevel={1} title={t('editAlbum.notFound.title')} text={t('editAlbum.notFound.text')}>
          <Button as={Link} to="/dashboard?tab=uploads">
            {t('editAlbum.toMyMusic')}
          </Button>
        </EmptyState>
      </Page>
    );
  }
  if (album.artist_id !== artistId) {
    return (
      <Page>
        <EmptyState headingLevel={1} title={t('editAlbum.denied.title')} text={t('editAlbum.denied.text')}>
          <Button as={Link} to="/dashboard?tab=uploads">
            {t('editAlbum.toMyMusic')}
          </Button>
        </EmptyState>
      </Page>
    );
  }
  return (
    <AlbumFormPage title={t('editAlbum.title')} text={album.title}>
      <AlbumForm artistId={artistId} album={album} />
      <SalePanel album={album} />
      {album.state !== 'hidden' && <DeletePanel album={album} />}
    </AlbumFormPage>
  );
}
