import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState } from '@fairtone/ui';
import { Link, useLocation } from 'react-router-dom';

/** The note that guests see in this dialog. */
export function LoginNote({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  return (
    <EmptyState title={t('loginRequired.title')} text={t('loginRequired.playlists')} headingLevel={3}>
      <Button
        as={Link}
        variant="primary"
        to={`/login?returnTo=${encodeURIComponent(pathname + search)}`}
        onClick={onLeave}
      >
        {t('action.logIn')}
      </Button>
    </EmptyState>
  );
}
