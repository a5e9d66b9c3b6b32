import { Stack, Tabs, useDocumentTitle } from '@fairtone/ui';
import { useTranslation } from '@fairtone/i18n';
import { useSearchParams } from 'react-router-dom';
import type { Profile } from '../../api/profile';
import { ProfileHeader } from './ProfileHeader';
import { useProfileTabs } from './useProfileTabs';

export function ProfileView({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const { t } = useTranslation('account');
  const [params, setParams] = useSearchParams();
  const tabs = useProfileTabs(profile, isOwn);
  const first = tabs[0]!.id;
  const selectedId = tabs.find(({ id }) => id === params.get('tab'))?.id ?? first;
  useDocumentTitle(profile.name);
  return (
    <Stack gap={8}>
      <ProfileHeader profile={profile} isOwn={isOwn} />
      <Tabs
        label={t('profile.tabs')}
        tabs={tabs}
        selectedId={selectedId}
        onSelect={(tab) => tab !== selectedId && setParams({ tab }, { replace: true })}
      />
    </Stack>
  );
}
