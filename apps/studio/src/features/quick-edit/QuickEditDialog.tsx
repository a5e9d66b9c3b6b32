import type { DialogProps } from '@fairtone/contracts';
import { useTranslation } from '@fairtone/i18n';
import { Dialog, ErrorState, Skeleton, Stack } from '@fairtone/ui';
import { useStudioGetOwnProfileQuery } from '../../api/ownPageApi';
import { QuickEditForm } from './QuickEditForm';

/** Edits what an artist's page says of them, over that page. */
export function Component({ artistId, onClose }: DialogProps<'studio.quickEdit'>) {
  const { t } = useTranslation('studio');
  const profile = useStudioGetOwnProfileQuery(artistId);
  if (profile.data) return <QuickEditForm stored={profile.data} onClose={onClose} />;
  return (
    <Dialog isOpen title={t('quickEdit.title')} closeLabel={t('common:action.close')} onClose={onClose}>
      {profile.isError ? (
        <ErrorState
          title={t('quickEdit.loadFailed')}
          headingLevel={3}
          retryLabel={t('common:action.retry')}
          onRetry={() => void profile.refetch()}
          isRetrying={profile.isFetching}
        />
      ) : (
        <Stack gap={5} aria-busy="true" aria-label={t('common:state.loading')}>
          <Skeleton shape="circle" width={88} />
          <Skeleton height={48} />
          <Skeleton height={120} />
        </Stack>
      )}
    </Dialog>
  );
}
