import type { DialogProps } from '@fairtone/contracts';
import { useTranslation } from '@fairtone/i18n';
import { Skeleton, Stack } from '@fairtone/ui';
import { ProfileDialog } from '../profile-form/ProfileDialog';
import { QuickEditForm } from './QuickEditForm';

const skeleton = (
  <Stack gap={5}>
    <Skeleton shape="circle" width={88} />
    <Skeleton height={48} />
    <Skeleton height={120} />
  </Stack>
);

/** Edits an artist's profile in a dialog on the artist's page. */
export function Component({ artistId, onClose }: DialogProps<'studio.quickEdit'>) {
  const { t } = useTranslation('studio');
  return (
    <ProfileDialog
      artistId={artistId}
      title={t('quickEdit.title')}
      skeleton={skeleton}
      form={(props) => <QuickEditForm {...props} />}
      onClose={onClose}
    />
  );
}
