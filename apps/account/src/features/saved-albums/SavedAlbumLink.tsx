import { SAVED_ALBUMS_PATH } from '@fairtone/contracts/offline';
import { useTranslation } from '@fairtone/i18n';
import { Button } from '@fairtone/ui';
import { Link } from 'react-router-dom';
import { useSavedAlbumsState } from './useSavedAlbumsState';

/** Link to the albums saved on this device; hidden while there are none. */
export function SavedAlbumLink() {
  const { t } = useTranslation('account');
  const savedAlbums = useSavedAlbumsState();
  if (!savedAlbums?.albums?.length) return null;
  return (
    <Button as={Link} to={SAVED_ALBUMS_PATH}>
      {t('keep.showKept')}
    </Button>
  );
}
