import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { EmptyState, ErrorState, MoreButton, ScreenSpinner, Stack } from '@fairtone/ui';
import { Mail } from 'lucide-react';
import { useAccountListMessagesInfiniteQuery, type MessageBox } from '../../api/messages';
import { useUserId } from '../../features/member/useUserId';
import { MessageRow } from './MessageRow';

/** Messages of the inbox or of the sent box, newest first. */
export function MessageList({ box }: { box: MessageBox }) {
  const { t } = useTranslation('account');
  const readerId = useUserId();
  const messages = useAccountListMessagesInfiniteQuery({ readerId, box }, { skip: !readerId });
  const rows = messages.data?.pages.flat();

  if (!rows && messages.isError) {
    return (
      <ErrorState
        title={t('messages.failed')}
        text={t('error.network')}
        retryLabel={t('action.retry')}
        query={messages}
      />
    );
  }
  if (!rows) return <ScreenSpinner label={t('state.loading')} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={<Mail size={32} aria-hidden />}
        title={t(`messages.empty.${box}`)}
        text={t('messages.emptyText')}
      />
    );
  }
  return (
    <Stack gap={6} align="start">
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers */}
      <ul role="list" aria-label={t(`messages.${box}`)} css={list}>
        {rows.map((message) => (
          <MessageRow key={message.id} message={message} box={box} />
        ))}
      </ul>
      <MoreButton query={messages}>{t('action.showMore')}</MoreButton>
    </Stack>
  );
}

const list = css({ width: '100%', padding: 0, listStyle: 'none' });
