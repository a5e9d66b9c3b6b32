import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useAccountMoveInPlaylistMutation, useAccountRemoveFromPlaylistMutation } from '../../api/playlistOrder';

/** Moves and removes tracks: shown at once, reverted with a toast when the server refuses. */
export function useEntryChanges(playlistId: string) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const [moveTrack] = useAccountMoveInPlaylistMutation();
  const [removeTrack] = useAccountRemoveFromPlaylistMutation();
  const fail = (title: string) => dispatch(toastShown({ title, tone: 'destructive' }));

  return {
    async move(trackId: string, place: number) {
      const { error } = await moveTrack({ playlistId, trackId, place });
      if (error) fail(t('playlist.moveFailed'));
    },
    async remove(trackId: string) {
      const { error } = await removeTrack({ playlistId, trackId });
      if (error) fail(t('playlist.removeFailed'));
    },
  };
}
