import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Button } from '@fairtone/ui';
import { Mail, Rocket, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAccountListStaffRolesQuery } from '../../api/staffRoles';

interface Props {
  userId: string;
  onLeave: () => void;
}

/** Links below the notifications: to the messages, for moderators to open reports, and for staff to the console. */
export function NotificationLinks({ userId, onLeave }: Props) {
  const { t } = useTranslation('account');
  const { data: roles } = useAccountListStaffRolesQuery(userId);
  const link = { as: Link, isFullWidth: true, onClick: onLeave } as const;
  return (
    <nav aria-label={t('notifications.more')} css={links}>
      <Button {...link} to="/messages" icon={<Mail size={18} aria-hidden />}>
        {t('messages.title')}
      </Button>
      {roles?.includes('moderator') && (
        <Button {...link} to="/moderation" variant="ghost" icon={<ShieldCheck size={18} aria-hidden />}>
          {t('moderation.title')}
        </Button>
      )}
      {roles?.includes('staff') && (
        <Button {...link} to="/console" variant="ghost" icon={<Rocket size={18} aria-hidden />}>
          {t('notifications.console')}
        </Button>
      )}
    </nav>
  );
}

const links = css({ display: 'grid', gap: 'var(--space-2)', width: '100%' });
