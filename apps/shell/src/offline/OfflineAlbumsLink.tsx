import { KEPT_MARK, SAVED_ALBUMS_PATH } from '@fairtone/contracts/offline';
import { useIsOffline } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { Button } from '@fairtone/ui';
import { Link } from 'react-router-dom';

/** Where there is music on the device, for a page that came from there because its host is broken. Without a network it is listed. */
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
