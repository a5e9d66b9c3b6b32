import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import {
  useAccountDeletePlaylistMutation,
  useAccountEditPlaylistMutation,
  useAccountRestorePlaylistMutation,
  type DeletedPlaylist,
} from '../../api/playlistChanges';
import type { PlaylistWords } from '../../api/playlistRows';
import { useAccountCreatePlaylistMutation } from '../../api/playlists';
import { useUserId } from '../member/useUserId';

/** Creates, edits, deletes and restores the user's playlists, and shows failures as toasts. */
export function usePlaylistChanges() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const userId = useUserId();
  const [createPlaylist, { isLoading: isCreating }] = useAccountCreatePlaylistMutation();
  const [editPlaylist] = useAccountEditPlaylistMutation();
  const [deletePlaylist] = useAccountDeletePlaylistMutation();
  const [restorePlaylist, { isLoading: isRestoring }] = useAccountRestorePlaylistMutation();
  const fail = (title: string) => dispatch(toastShown({ title, tone: 'destructive' }));

  return {
    isCreating,
    isRestoring,
    async create({ is_shared: isShared, ...words }: PlaylistWords) {
      const { error } = await createPlaylist({ userId, ...words, isShared });
      if (error) fail(t('addToPlaylist.createFailed'));
      else dispatch(toastShown({ title: t('addToPlaylist.created'), tone: 'success' }));
      return !error;
    },
    async edit(id: string, words: PlaylistWords) {
      const { error } = await editPlaylist({ id, userId, words });
      if (error) fail(t('playlists.editFailed'));
    },
    /** Returns what `restore` needs, or null when deleting failed. */
    async remove({
      id,
      name,
      description,
      is_shared,
    }: PlaylistWords & { id: string }): Promise<DeletedPlaylist | null> {
      const { data: trackIds, error } = await deletePlaylist({ id, userId });
      if (error) fail(t('playlists.deleteFailed'));
      return trackIds ? { id, userId, name, description, is_shared, trackIds } : null;
    },
    async restore(deleted: DeletedPlaylist) {
      const { error } = await restorePlaylist(deleted);
      if (error) fail(t('playlists.restoreFailed'));
      return !error;
    },
  };
}
