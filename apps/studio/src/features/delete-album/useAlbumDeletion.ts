import { isApiError } from '@fairtone/api';
import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { useStudioDeleteAlbumMutation, useStudioRestoreAlbumMutation } from '../../api/deletedAlbumApi';

/** An album that was deleted a moment ago. */
export interface GoneAlbum {
  id: string;
  title: string;
}

const CODES = ['sold_cannot_be_deleted', 'album_hidden', 'album_not_found', 'network'];

/**
 * Deletes and restores albums, with a toast that gives the reason of a failure. Both functions return whether they
 * succeeded.
 */
export function useAlbumDeletion() {
  const { t } = useTranslation('studio');
  const dispatch = useAppDispatch();
  const [deleteAlbum, { isLoading: isDeleting }] = useStudioDeleteAlbumMutation();
  const [restoreAlbum, { isLoading: isRestoring }] = useStudioRestoreAlbumMutation();

  function showFailure(act: 'delete' | 'restore', { id, title }: GoneAlbum, error: unknown) {
    const code = isApiError(error) && CODES.includes(error.code) ? error.code : 'other';
    const isSold = code === 'sold_cannot_be_deleted';
    dispatch(
      toastShown({
        title: t(`deletion.failed.${act}`, { title }),
        description: code === 'network' ? t('common:error.network') : t(`deletion.why.${code}`),
        tone: 'destructive',
        ...(isSold && { action: { label: t('sale.withdraw'), href: `/edit-album/${id}` } }),
      }),
    );
  }

  return {
    isDeleting,
    isRestoring,
    async remove(album: GoneAlbum): Promise<boolean> {
      const { error } = await deleteAlbum(album.id);
      if (error) showFailure('delete', album, error);
      return !error;
    },
    async restore(album: GoneAlbum): Promise<boolean> {
      const { error } = await restoreAlbum(album.id);
      if (error) showFailure('restore', album, error);
      else dispatch(toastShown({ title: t('deletion.restored', { title: album.title }), tone: 'success' }));
      return !error;
    },
  };
}
