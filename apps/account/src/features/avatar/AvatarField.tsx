import { useTranslation } from '@fairtone/i18n';
import { Avatar, Inline, PictureInput, Stack, Text } from '@fairtone/ui';
import { lazy, Suspense } from 'react';
import type { Profile } from '../../api/profile';
import { useAvatar } from './useAvatar';

const AvatarCrop = lazy(() => import('./AvatarCrop').then((module) => ({ default: module.AvatarCrop })));

/** The person's round picture, with a control that selects, crops and saves another one. */
export function AvatarField({ profile }: { profile: Profile }) {
  const { t } = useTranslation('account');
  const { pictureUrl, isWorking, choose, crop, cancel } = useAvatar(profile.id);
  return (
    <Inline gap={5}>
      <Avatar url={profile.avatar_url} name={profile.name} size={88} />
      <Stack gap={2} align="start">
        <PictureInput
          label={t(profile.avatar_url ? 'avatar.change' : 'avatar.choose')}
          onChoose={(file) => void choose(file)}
        />
        <Text size="caption" tone="muted">
          {t('avatar.hint')}
        </Text>
      </Stack>
      {pictureUrl && (
        <Suspense>
          <AvatarCrop
            pictureUrl={pictureUrl}
            isWorking={isWorking}
            onCrop={(area) => void crop(area)}
            onClose={cancel}
          />
        </Suspense>
      )}
    </Inline>
  );
}
