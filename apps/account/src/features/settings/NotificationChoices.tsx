import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectIsArtist, toastShown, useAppDispatch, useAppSelector } from '@fairtone/store';
import { Checkbox, Inline, Stack, Text } from '@fairtone/ui';
import {
  useAccountChooseNotificationMutation,
  useAccountListNotificationChoicesQuery,
  type Channel,
  type NotificationChoice,
} from '../../api/settings';
import { useUserId } from '../member/useUserId';
import { SettingsAnswer } from './SettingsAnswer';

const OF_ARTISTS = ['sale', 'sale_update', 'payout'];

/** For each kind of notification: in the bell, by e-mail, both or neither. Each press is saved at once. */
export function Component() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const userId = useUserId();
  const isArtist = useAppSelector(selectIsArtist);
  const options = { skip: !userId, refetchOnMountOrArgChange: true };
  const choices = useAccountListNotificationChoicesQuery(userId, options);
  const [choose] = useAccountChooseNotificationMutation();

  async function handleChange(choice: NotificationChoice) {
    const { error } = await choose({ userId, choice });
    if (error) dispatch(toastShown({ title: t('settings.saveFailed'), tone: 'destructive' }));
  }

  return (
    <SettingsAnswer query={choices}>
      {(rows) => (
        <Stack gap={6}>
          <Text tone="muted">{t('settings.notificationsText')}</Text>
          {rows
            .filter(({ kind }) => isArtist || !OF_ARTISTS.includes(kind))
            .map((choice) => (
              <fieldset key={choice.kind} css={group}>
                <legend css={legend}>{t(`settings.news.${choice.kind}`)}</legend>
                <Inline gap={6}>
                  {(['in_app', 'email'] as const satisfies Channel[]).map((channel) => (
                    <Checkbox
                      key={channel}
                      label={t(`settings.channel.${channel}`)}
                      checked={choice[channel]}
                      onChange={(event) => void handleChange({ ...choice, [channel]: event.target.checked })}
                    />
                  ))}
                </Inline>
              </fieldset>
            ))}
        </Stack>
      )}
    </SettingsAnswer>
  );
}

const group = css({
  margin: 0,
  padding: 0,
  paddingBottom: 'var(--space-4)',
  border: 0,
  borderBottom: '1px solid var(--line)',
});
const legend = css({ padding: 0, fontWeight: 600 });
