import { useTranslation } from '@fairtone/i18n';
import {
  dialogOpened,
  selectCurrentTrack,
  selectQueue,
  useAppDispatch,
  useAppStore,
  useAsMember,
} from '@fairtone/store';

/** Saves the current track and the queue as a playlist; asks guests to log in. */
export function useSaveQueue(onLeave: () => void) {
  const { t } = useTranslation(['player', 'common']);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const asMember = useAsMember(t, 'queue');
  return () => {
    const state = store.getState();
    const current = selectCurrentTrack(state);
    const trackIds = [...(current ? [current] : []), ...selectQueue(state)].map(({ id }) => id);
    // The drawer closes first: it would cover the toast or dialog.
    onLeave();
    const props = { trackIds: [...new Set(trackIds)], title: t('queue.title') };
    void asMember(() => dispatch(dialogOpened({ name: 'account.addToPlaylist', props })));
  };
}
