import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button } from '@fairtone/ui';
import { Mail, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAccountIsModeratorQuery } from '../../api/moderation';

interface Props {
  userId: string;
  onLeave: () => void;
}

/** Links below the notifications: to the messages, and for moderators to open reports. */
export function NotificationLinks({ userId, onLeave }: Props) {
  const { t } = useTranslation('account');
  const { data: isModerator } = useAccountIsModeratorQuery(userId);
  return (
    <nav aria-label={t('notifications.more')} css={links}>
      <Button as={Link} to="/messages" icon={<Mail size={18} aria-hidden />} isFullWidth onClick={onLeave}>
        {t('messages.title')}
      </Button>
      {isModerator && (
        <Button
          as={Link}
          to="/moderation"
          variant="ghost"
          icon={<ShieldCheck size={18} aria-hidden />}
          isFullWidth
          onClick={onLeave}
        >
          {t('moderation.title')}
        </Button>
      )}
    </nav>
  );
}

const links = css({ display: 'grid', gap: 'var(--space-2)', width: '100%' });
