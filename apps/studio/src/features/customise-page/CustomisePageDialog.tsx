import type { DialogProps } from '@fairtone/contracts';
import { useTranslation } from '@fairtone/i18n';
import { Skeleton } from '@fairtone/ui';
import { ProfileDialog } from '../profile-form/ProfileDialog';
import { CustomisePageForm } from './CustomisePageForm';

/** Changes how an artist's page looks, with a preview. */
export function Component({ artistId, onClose }: DialogProps<'studio.customisePage'>) {
  const { t } = useTranslation('studio');
  return (
    <ProfileDialog
      artistId={artistId}
      title={t('customise.title')}
      skeleton={<Skeleton height={240} />}
      form={(props) => <CustomisePageForm {...props} />}
      onClose={onClose}
    />
  );
}
