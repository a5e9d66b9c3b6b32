import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Checkbox, RadioGroup, Stack, Text } from '@fairtone/ui';
import { useAccountGetPrivacyQuery, useAccountSetPrivacyMutation, type Privacy } from '../../api/settings';
import { useUserId } from '../member/useUserId';
import { SettingsAnswer } from './SettingsAnswer';

const LISTS = ['show_followers', 'show_following', 'show_playlists', 'show_favorites', 'show_recently_played'] as const;
const SENDERS = ['everyone', 'followed', 'nobody'] as const;

/** What others see on the profile, and who may send messages. Each press is saved at once. */
export function Component() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const userId = useUserId();
  const privacyQuery = useAccountGetPrivacyQuery(userId, { skip: !userId, refetchOnMountOrArgChange: true });
  const [save] = useAccountSetPrivacyMutation();

  async function handleChange(privacy: Privacy) {
    const { error } = await save({ userId, privacy });
    if (error) dispatch(toastShown({ title: t('settings.saveFailed'), tone: 'destructive' }));
  }

  return (
    <SettingsAnswer query={privacyQuery}>
      {(privacy) => (
        <Stack gap={6}>
          <Text tone="muted">{t('settings.privacyText')}</Text>
          <Stack gap={1} role="group" aria-label={t('settings.shows')}>
            {LISTS.map((list) => (
              <Checkbox
                key={list}
                label={t(`settings.privacy.${list}`)}
                checked={privacy[list]}
                onChange={(event) => void handleChange({ ...privacy, [list]: event.target.checked })}
              />
            ))}
          </Stack>
          <RadioGroup
            label={t('settings.messages')}
            name="allow_messages"
            value={privacy.allow_messages}
            onChange={(event) =>
              void handleChange({ ...privacy, allow_messages: event.target.value as Privacy['allow_messages'] })
            }
            options={SENDERS.map((value) => ({ value, label: t(`settings.senders.${value}`) }))}
          />
        </Stack>
      )}
    </SettingsAnswer>
  );
}
