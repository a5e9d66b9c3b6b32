import { useTranslation } from '@fairtone/i18n';
import { ArtistOnly } from '../../features/access/ArtistOnly';
import { AlbumForm } from '../../features/album-form/AlbumForm';
import { AlbumFormPage } from '../../features/album-form/AlbumFormPage';

/** `/create-album` */
export function Component() {
  const { t } = useTranslation('studio');
  return (
    <ArtistOnly>
      {(artistId) => (
        <AlbumFormPage title={t('createAlbum.title')} text={t('createAlbum.text')}>
          <AlbumForm artistId={artistId} album={null} />
        </AlbumFormPage>
      )}
    </ArtistOnly>
  );
}
