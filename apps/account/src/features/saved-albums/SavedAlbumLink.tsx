import { SAVED_ALBUMS_PATH } from '@fairtone/contracts/offline';
import { useTranslation } from '@fairtone/i18n';
import { Button } from '@fairtone/ui';
import { Link } from 'react-router-dom';
import { useSavedAlbumsState } from './useSavedAlbumsState';

/** The way to the albums on this device, once there are some. */
export function SavedAlbumLink() {
  const { t } = useTranslation('account');
  const keeping = useSavedAlbumsState();
  if (!keeping?.kept?.length) return null;
  return (
    <Button as={Link} to={SAVED_ALBUMS_PATH}>
      {t('keep.showKept')}
    </Button>
  );
}
