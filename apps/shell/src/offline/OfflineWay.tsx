import { KEPT_MARK, KEPT_PATH } from '@fairtone/contracts/offline';
import { useTranslation } from '@fairtone/i18n';
import { Button } from '@fairtone/ui';
import { Link } from 'react-router-dom';

/** Where there is music without a network, for a page that has none. */
export function OfflineWay() {
  const { t } = useTranslation('shell');
  const isCutOff = !navigator.onLine || document.documentElement.hasAttribute(KEPT_MARK);
  if (!isCutOff) return null;
  return (
    <Button as={Link} to={KEPT_PATH}>
      {t('offline.kept')}
    </Button>
  );
}
