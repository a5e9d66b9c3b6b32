import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useAccountMarkReadMutation } from '../../api/notifications';

/** Marks one or all of a person's notifications as read: shown at once, reverted when the server refuses. */
export function useMarkRead(userId: string) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const [mark] = useAccountMarkReadMutation();

  async function markRead(id?: string) {
    const { error } = await mark({ userId, id });
    if (error) dispatch(toastShown({ title: t('notifications.markFailed'), tone: 'destructive' }));
  }
  return { markRead, markAllRead: () => markRead() };
}
