import { useTranslation } from '@fairtone/i18n';
import { Stack } from '@fairtone/ui';
import { useAccountGetProfileQuery } from '../../../api/profile';
import { AvatarField } from '../../../features/avatar/AvatarField';
import { useUserId } from '../../../features/member/useUserId';
import { SettingsAnswer } from '../../../features/settings/SettingsAnswer';
import { ProfileForm } from './ProfileForm';

/** Settings of the user's public profile. */
export function ProfileSettings() {
  const { t } = useTranslation('account');
  const userId = useUserId();
  const profile = useAccountGetProfileQuery(userId, { skip: !userId });
  return (
    <SettingsAnswer query={profile} failedTitle={t('settings.profileMissing')}>
      {(kept) => (
        <Stack gap={8}>
          <AvatarField profile={kept} />
          <ProfileForm profile={kept} />
        </Stack>
      )}
    </SettingsAnswer>
  );
}
