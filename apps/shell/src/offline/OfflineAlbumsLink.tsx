import { KEPT_MARK, SAVED_ALBUMS_PATH } from '@fairtone/contracts/offline';
import { useIsOffline } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { Button } from '@fairtone/ui';
import { Link } from 'react-router-dom';

/** Link to the saved albums on a page that the device served because its host failed. Without a network, errors list them instead. */
export function OfflineAlbumsLink() {
  const { t } = useTranslation('shell');
  const isOffline = useIsOffline();
  if (isOffline || !document.documentElement.hasAttribute(KEPT_MARK)) return null;
  return (
    <Button as={Link} to={SAVED_ALBUMS_PATH}>
      {t('offline.kept')}
    </Button>
  );
}
