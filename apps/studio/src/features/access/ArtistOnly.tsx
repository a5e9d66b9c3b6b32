import { useTranslation } from '@fairtone/i18n';
import { selectIsArtist, selectSessionStatus, selectUser, useAppSelector } from '@fairtone/store';
import { Page, ScreenSpinner } from '@fairtone/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

interface Props {
  children: (artistId: string) => ReactNode;
}

/** Renders its children for artists. Guests are redirected to the login and back, listeners to their dashboard. */
export function ArtistOnly({ children }: Props) {
  const { t } = useTranslation('studio');
  const status = useAppSelector(selectSessionStatus);
  const user = useAppSelector(selectUser);
  const isArtist = useAppSelector(selectIsArtist);
  const { pathname, search } = useLocation();

  if (status === 'unknown') {
    return (
      <Page>
        <ScreenSpinner label={t('common:state.loading')} />
      </Page>
    );
  }
  if (!user) return <Navigate to={`/login?returnTo=${encodeURIComponent(pathname + search)}`} replace />;
  if (!isArtist) return <Navigate to="/dashboard" replace />;
  return children(user.id);
}
