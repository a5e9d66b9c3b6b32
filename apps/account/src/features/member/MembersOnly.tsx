import { useTranslation } from '@fairtone/i18n';
import { selectSessionStatus, useAppSelector } from '@fairtone/store';
import { Spinner } from '@fairtone/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** A page for people with an account: guests go to the sign-in, and back here afterwards. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const status = useAppSelector(selectSessionStatus);
  if (status === 'guest') return <Navigate to={`/login?returnTo=${encodeURIComponent(pathname + search)}`} replace />;
  return status === 'unknown' ? <Spinner label={t('state.loading')} /> : children;
}
