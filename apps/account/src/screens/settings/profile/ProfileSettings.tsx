import { useTranslation } from '@fairtone/i18n';
import { Stack } from '@fairtone/ui';
import { useAccountGetProfileQuery } from '../../../api/profile';
import { AvatarField } from '../../../features/avatar/AvatarField';
import { useUserId } from '../../../features/member/useUserId';
import { SettingsAnswer } from '../../../features/settings/SettingsAnswer';
import { ProfileForm } from './ProfileForm';

/** Picture and texts of the public profile. */
export function ProfileSettings() {
  const { t } = useTranslation('account');
  const userId = useUserId();
  const query = useAccountGetProfileQuery(userId, { skip: !userId });
  return (
    <SettingsAnswer query={query} failedTitle={t('settings.profileMissing')}>
      {(profile) => (
        <Stack gap={8}>
          <AvatarField profile={profile} />
          <ProfileForm profile={profile} />
        </Stack>
      )}
    </SettingsAnswer>
  );
}
