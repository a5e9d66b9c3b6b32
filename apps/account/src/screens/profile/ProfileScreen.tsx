import { isUuid } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { selectSessionStatus, useAppSelector } from '@fairtone/store';
import { Button, EmptyState, ErrorState, Page, ScreenSpinner } from '@fairtone/ui';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { useAccountGetProfileQuery } from '../../api/profile';
import { useUserId } from '../../features/member/useUserId';
import { ProfileView } from './ProfileView';

/** The profile of the person with the id in the address; without an id the user's own. */
export function Component() {
  const { t } = useTranslation('common');
  const { profileId } = useParams();
  const { pathname } = useLocation();
  const status = useAppSelector(selectSessionStatus);
  const userId = useUserId();
  const shownId = profileId ?? userId;

  if (!profileId && status === 'guest')
    return <Navigate to={`/login?returnTo=${encodeURIComponent(pathname)}`} replace />;
  return (
    <Page>
      {status === 'unknown' ? (
        <ScreenSpinner label={t('state.loading')} />
      ) : (
        <Person key={shownId} profileId={shownId} />
      )}
    </Page>
  );
}

function Person({ profileId }: { profileId: string }) {
  const { t } = useTranslation('account');
  const userId = useUserId();
  const profile = useAccountGetProfileQuery(profileId, { skip: !isUuid(profileId), refetchOnMountOrArgChange: true });

  if (!isUuid(profileId) || profile.data === null) {
    return (
      <EmptyState title={t('profile.notFound')} text={t('profile.notFoundText')} headingLevel={1}>
        <Button as={Link} to="/" variant="primary">
          {t('action.goHome')}
        </Button>
      </EmptyState>
    );
  }
  if (profile.data) return <ProfileView profile={profile.data} isOwn={profile.data.id === userId} />;
  if (!profile.isError) return <ScreenSpinner label={t('state.loading')} />;
  return (
    <ErrorState
      title={t('profile.failed')}
      text={t('profile.failedText')}
      retryLabel={t('action.retry')}
      query={profile}
    />
  );
}
