import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Badge, Button, Inline, Stack, Text } from '@fairtone/ui';
import {
  useAccountEndOtherSessionsMutation,
  useAccountListSessionsQuery,
  type OwnSession,
} from '../../../api/sessions';
import { useUserId } from '../../../features/member/useUserId';
import { nameDevice } from '../../../model/nameDevice';
import { ownSessionId } from '../../../model/sessionId';
import { SettingsAnswer } from '../../../features/settings/SettingsAnswer';

const lastSeen = ({ refreshed_at, created_at }: OwnSession) => (refreshed_at ? `${refreshed_at}Z` : created_at);

/** The user's sessions, this browser first, with a button that ends all others. */
export function SessionList() {
  const { t } = useTranslation('account');
  const { date } = useFormatters();
  const dispatch = useAppDispatch();
  const userId = useUserId();
  const currentId = ownSessionId();
  const sessions = useAccountListSessionsQuery(userId, { skip: !userId });
  const [endOthers, { isLoading }] = useAccountEndOtherSessionsMutation();

  async function handleEnd() {
    const { error } = await endOthers({ userId, currentId });
    const title = t(error ? 'settings.sessions.failed' : 'settings.sessions.ended');
    dispatch(toastShown({ title, tone: error ? 'destructive' : 'success' }));
  }

  return (
    <SettingsAnswer query={sessions}>
      {(rows) => (
        <Stack gap={4} align="start">
          {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers */}
          <ul role="list" aria-label={t('settings.sessions.title')} css={list}>
            {[...rows]
              .sort((a, b) => Number(b.id === currentId) - Number(a.id === currentId))
              .map((session) => (
                <li key={session.id} css={item}>
                  <Inline gap={3}>
                    <Text css={name}>{nameDevice(session.user_agent) ?? t('settings.sessions.unknown')}</Text>
                    {session.id === currentId && <Badge tone="outline">{t('settings.sessions.current')}</Badge>}
                  </Inline>
                  <Text size="caption" tone="muted">
                    {t('settings.sessions.seen', { date: date(lastSeen(session)), ip: session.ip ?? '–' })}
                  </Text>
                </li>
              ))}
          </ul>
          {rows.some(({ id }) => id !== currentId) && (
            <Button isLoading={isLoading} onClick={() => void handleEnd()}>
              {t('settings.sessions.endOthers')}
            </Button>
          )}
        </Stack>
      )}
    </SettingsAnswer>
  );
}

const list = css({ width: '100%', padding: 0, listStyle: 'none', borderTop: '1px solid var(--line)' });
const item = css({ padding: 'var(--space-3) 0', borderBottom: '1px solid var(--line)' });
const name = css({ fontWeight: 600 });
