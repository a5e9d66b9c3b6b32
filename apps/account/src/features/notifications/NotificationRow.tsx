import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Button, Link, Text, VisuallyHidden } from '@fairtone/ui';
import { Link as RouterLink } from 'react-router-dom';
import type { Notification } from '../../api/notifications';
import { describe } from './describe';

interface Props {
  notification: Notification;
  onRead: () => void;
  onLeave: () => void;
}

/** One notification, linked to its subject; with a dot while it is unread. */
export function NotificationRow({ notification, onRead, onLeave }: Props) {
  const { t } = useTranslation('account');
  const { money, date } = useFormatters();
  const { key, words, cents = {}, to } = describe(notification);
  const amounts = Object.fromEntries(Object.entries(cents).map(([name, amount]) => [name, money(amount)]));
  // A sale without an album title is a month of support.
  const album = words.album || t('notifications.told.support');
  const sentence = t(`notifications.told.${key}`, { ...words, album, ...amounts });
  const isUnread = notification.read_at === null;

  function handleFollow() {
    onRead();
    onLeave();
  }
  return (
    <div css={row}>
      <span css={[dot, isUnread && unreadDot]} aria-hidden />
      <div css={body}>
        <Text css={isUnread && strong}>
          {isUnread && <VisuallyHidden>{t('notifications.new')} </VisuallyHidden>}
          {to ? (
            <Link as={RouterLink} to={to} variant="quiet" onClick={handleFollow}>
              {sentence}
            </Link>
          ) : (
            sentence
          )}
        </Text>
        <Text size="caption" tone="muted">
          {date(notification.created_at)}
        </Text>
      </div>
      {isUnread && !to && (
        <Button size="small" variant="ghost" onClick={onRead}>
          {t('notifications.mark')}
        </Button>
      )}
    </div>
  );
}

const row = css({ display: 'flex', alignItems: 'flex-start', gap: 'var(--space-3)', padding: 'var(--space-3) 0' });
const body = css({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
const strong = css({ fontWeight: 600 });
const dot = css({ flex: 'none', width: 8, height: 8, marginTop: 8, borderRadius: 'var(--radius-full)' });
const unreadDot = css({ background: 'var(--accent)' });
