import { useTranslation } from '@fairtone/i18n';
import { selectSessionStatus, useAppSelector } from '@fairtone/store';
import { ScreenSpinner } from '@fairtone/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** Shows the page to signed-in users; redirects guests to the login, which leads back here. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const status = useAppSelector(selectSessionStatus);
  if (status === 'guest') return <Navigate to={`/login?returnTo=${encodeURIComponent(pathname + search)}`} replace />;
  return status === 'unknown' ? <ScreenSpinner label={t('state.loading')} /> : children;
}
