import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';

/** There is no such playlist for this person: says so and shows them their own. */
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
