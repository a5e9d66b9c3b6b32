import { useTranslation } from '@fairtone/i18n';
import {
  dialogOpened,
  loginRequired,
  selectCurrentTrack,
  selectQueue,
  selectUser,
  useAppDispatch,
  useAppStore,
} from '@fairtone/store';

/** Saves the current track and the queue as a playlist; asks guests to log in. */
export function useSaveQueue(onLeave: () => void) {
  const { t } = useTranslation(['player', 'common']);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return () => {
    const state = store.getState();
    const current = selectCurrentTrack(state);
    const trackIds = [...(current ? [current] : []), ...selectQueue(state)].map(({ id }) => id);
    // The drawer closes first: it would cover the toast or dialog.
    onLeave();
    dispatch(
      selectUser(state)
        ? dialogOpened({
            name: 'account.addToPlaylist',
            props: { trackIds: [...new Set(trackIds)], title: t('queue.title') },
          })
        : loginRequired(t, 'queue'),
    );
  };
}
