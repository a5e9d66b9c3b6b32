import { useTranslation } from '@fairtone/i18n';
import { ErrorState, pendingScreen, Skeleton, Stack } from '@fairtone/ui';
import { useStudioGetOwnProfileQuery } from '../../api/ownPageApi';
import { ProfileForm } from '../../features/profile-form/ProfileForm';

/** The profile form, once the profile is loaded. */
export function ProfileTab({ artistId }: { artistId: string }) {
  const { t } = useTranslation('studio');
  const profile = useStudioGetOwnProfileQuery(artistId);
  if (profile.data) return <ProfileForm stored={profile.data} />;
  if (profile.isError) {
    return <ErrorState title={t('quickEdit.loadFailed')} retryLabel={t('common:action.retry')} query={profile} />;
  }
  return (
    <Stack gap={5} role="status" aria-label={t('common:state.loading')} {...pendingScreen}>
      <Skeleton shape="circle" width={88} />
      <Skeleton height={48} />
      <Skeleton height={160} />
    </Stack>
  );
}
