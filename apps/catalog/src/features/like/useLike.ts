import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCatalogListFavoritesQuery, useCatalogSetFavoriteMutation, type FavoriteKind } from '../../api/favoriteApi';
import { useMember } from '../member/useMember';

export interface Likeable {
  kind: FavoriteKind;
  id: string;
  /** Everything of this kind that the page shows together with it: one question for all. Keep its identity. */
  group: readonly string[];
}

/** Whether the person likes it, and the wish to change that: shown at once, taken back when the server refuses. */
export function useLike({ kind, id, group }: Likeable) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { userId, refuse } = useMember('favorites');
  const { isLiked } = useCatalogListFavoritesQuery(userId ? { userId, kind, ids: group } : skipToken, {
    selectFromResult: ({ data }) => ({ isLiked: data?.includes(id) ?? false }),
  });
  const [setFavorite, { isLoading: isSaving }] = useCatalogSetFavoriteMutation();

  async function handleToggle() {
    if (!userId) return refuse();
    if (isSaving) return;
    const { error } = await setFavorite({ userId, kind, id, isFavorite: !isLiked });
    if (error) dispatch(toastShown({ title: t('like.failed'), tone: 'destructive' }));
  }

  return { isLiked: isLiked && userId !== null, handleToggle };
}
