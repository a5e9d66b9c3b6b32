import type { DialogProps } from '@fairtone/contracts';
import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useState } from 'react';
import {
  useAccountAddToPlaylistMutation,
  useAccountCreatePlaylistMutation,
  type OwnPlaylist,
} from '../../api/playlists';

/** Adds tracks to an existing or a new playlist, shows the outcome as a toast, and closes the dialog on success. */
export function useAddToPlaylist({ trackIds, title, onClose }: DialogProps<'account.addToPlaylist'>) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const [addTracks] = useAccountAddToPlaylistMutation();
  const [createPlaylist] = useAccountCreatePlaylistMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [isCreatingNow, setIsCreatingNow] = useState(false);

  const refuse = (key: 'addFailed' | 'createFailed') =>
    dispatch(toastShown({ title: t(`addToPlaylist.${key}`), tone: 'destructive' }));

  async function add(playlist: OwnPlaylist): Promise<boolean> {
    setBusyId(playlist.id);
    const { data: added, error } = await addTracks({ playlistId: playlist.id, trackIds });
    setBusyId(null);
    if (error) {
      refuse('addFailed');
      return false;
    }
    const names = { title, playlist: playlist.name };
    dispatch(
      added === 0
        ? toastShown({ title: t('addToPlaylist.already'), description: t('addToPlaylist.alreadyText', names) })
        : toastShown({
            title: t('addToPlaylist.added'),
            description: t('addToPlaylist.addedText', names),
            tone: 'success',
          }),
    );
    onClose();
    return true;
  }

  async function create(userId: string, name: string, description: string | null) {
    setIsCreatingNow(true);
    const { data: playlist, error } = await createPlaylist({ userId, name, description });
    setIsCreatingNow(false);
    if (error) {
      refuse('createFailed');
      return 'notCreated';
    }
    dispatch(toastShown({ title: t('addToPlaylist.created'), tone: 'success' }));
    return (await add(playlist)) ? 'added' : 'notAdded';
  }

  return { add, create, busyId, isCreatingNow };
}
