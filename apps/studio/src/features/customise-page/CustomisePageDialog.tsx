import type { DialogProps } from '@fairtone/contracts';
import { useTranslation } from '@fairtone/i18n';
import { Dialog, ErrorState, Skeleton } from '@fairtone/ui';
import { useStudioGetOwnProfileQuery } from '../../api/ownPageApi';
import { CustomisePageForm } from './CustomisePageForm';

/** Changes how an artist's page looks, and shows it before it is saved. */
export function Component({ artistId, onClose }: DialogProps<'studio.customisePage'>) {
  const { t } = useTranslation('studio');
  const profile = useStudioGetOwnProfileQuery(artistId);
  if (profile.data) return <CustomisePageForm stored={profile.data} onClose={onClose} />;
  return (
    <Dialog isOpen title={t('customise.title')} closeLabel={t('common:action.close')} onClose={onClose}>
      {profile.isError ? (
        <ErrorState
          title={t('quickEdit.loadFailed')}
          headingLevel={3}
          retryLabel={t('common:action.retry')}
          onRetry={() => void profile.refetch()}
          isRetrying={profile.isFetching}
        />
      ) : (
        <div aria-busy="true" aria-label={t('common:state.loading')}>
          <Skeleton height={240} />
        </div>
      )}
    </Dialog>
  );
}
