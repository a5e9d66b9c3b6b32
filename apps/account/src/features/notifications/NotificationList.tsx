import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState, ErrorState, MoreButton, Spinner, Stack } from '@fairtone/ui';
import { BellOff } from 'lucide-react';
import { useAccountListNotificationsInfiniteQuery } from '../../api/notifications';
import { NotificationRow } from './NotificationRow';
import { useMarkRead } from './useMarkRead';

interface Props {
  userId: string;
  hasUnread: boolean;
  /** Called when a link of a notification is followed. */
  onLeave: () => void;
}

/** Notifications, newest first. */
export function NotificationList({ userId, hasUnread, onLeave }: Props) {
  const { t } = useTranslation('account');
  const notifications = useAccountListNotificationsInfiniteQuery(userId, { refetchOnMountOrArgChange: true });
  const { markRead, markAllRead } = useMarkRead(userId);
  const shown = notifications.data?.pages.flat();

  if (!shown && notifications.isError) {
    return (
      <ErrorState
        title={t('notifications.failed')}
        headingLevel={3}
        retryLabel={t('action.retry')}
        query={notifications}
      />
    );
  }
  if (!shown) return <Spinner label={t('state.loading')} />;
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={<BellOff size={32} aria-hidden />}
        title={t('notifications.empty')}
        text={t('notifications.emptyText')}
        headingLevel={3}
      />
    );
  }
  return (
    <Stack gap={4}>
      {hasUnread && (
        <Button size="small" onClick={() => void markAllRead()}>
          {t('notifications.markAll')}
        </Button>
      )}
      <ul css={list}>
        {shown.map((one) => (
          <li key={one.id}>
            <NotificationRow
              notification={one}
              onRead={() => {
                if (!one.read_at) void markRead(one.id);
              }}
              onLeave={onLeave}
            />
          </li>
        ))}
      </ul>
      <MoreButton query={notifications}>{t('action.showMore')}</MoreButton>
    </Stack>
  );
}

const list = css({ padding: 0, listStyleType: '""', '& > li': { borderBottom: '1px solid var(--line)' } });
