import { KEPT_PATH } from '@fairtone/contracts/offline';
import { useTranslation } from '@fairtone/i18n';
import { Button } from '@fairtone/ui';
import { Link } from 'react-router-dom';
import { useKeeping } from './useKeeping';

/** The way to the albums on this device, once there are some. */
export function KeptLink() {
  const { t } = useTranslation('account');
  const keeping = useKeeping();
  if (!keeping?.kept?.length) return null;
  return (
    <Button as={Link} to={KEPT_PATH}>
      {t('keep.showKept')}
    </Button>
  );
}
