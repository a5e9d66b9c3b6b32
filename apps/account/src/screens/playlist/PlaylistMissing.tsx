import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';

/** Shows a toast that the playlist does not exist or is private, and redirects to the user's own playlists. */
export function PlaylistMissing() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (isAnnounced.current) return;
    isAnnounced.current = true;
    const words = { title: t('playlist.notFound'), description: t('playlist.notFoundText') };
    dispatch(toastShown({ ...words, tone: 'destructive' }));
  }, [dispatch, t]);
  return <Navigate to="/playlists" replace />;
}
