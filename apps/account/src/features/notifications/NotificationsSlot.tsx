import { useTranslation } from '@fairtone/i18n';
import { Drawer, IconButton, useWhileVisible } from '@fairtone/ui';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useAccountCountUnreadQuery } from '../../api/notifications';
import { useUserId } from '../member/useUserId';
import { NotificationLinks } from './NotificationLinks';
import { NotificationList } from './NotificationList';

/** Interval of the bell's requests while the page is visible. */
const ASK_EVERY_MS = 60_000;

/** The bell in the header: the number of unread notifications, and a list of all. Hidden from guests. */
export function Component() {
  const { t } = useTranslation('account');
  const userId = useUserId();
  const [isOpen, setIsOpen] = useState(false);
  const { data: unread = 0, refetch } = useAccountCountUnreadQuery(userId, { skip: !userId });
  useWhileVisible(refetch, ASK_EVERY_MS, Boolean(userId));
  if (!userId) return null;
  return (
    <>
      <IconButton
        label={unread > 0 ? t('notifications.unread', { count: unread }) : t('notifications.title')}
        icon={<Bell size={20} aria-hidden />}
        count={unread}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      <Drawer
        isOpen={isOpen}
        title={t('notifications.title')}
        closeLabel={t('action.close')}
        onClose={() => setIsOpen(false)}
        footer={<NotificationLinks userId={userId} onLeave={() => setIsOpen(false)} />}
      >
        <NotificationList userId={userId} hasUnread={unread > 0} onLeave={() => setIsOpen(false)} />
      </Drawer>
    </>
  );
}
