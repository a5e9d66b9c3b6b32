import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCatalogListFavoritesQuery, useCatalogSetFavoriteMutation, type FavoriteKind } from '../../api/favoriteApi';
import { useMember } from '../member/useMember';

export interface Likeable {
  kind: FavoriteKind;
  id: string;
  /** Ids of all albums or tracks shown together, read with one request. Pass the same array at each render. */
  group: readonly string[];
}

/** Whether the user likes an album or track, and its toggle. A change is shown at once and undone when the server refuses it. */
export function useLike({ kind, id, group }: Likeable) {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const { userId, asMember } = useMember('favorites');
  const { isLiked } = useCatalogListFavoritesQuery(userId ? { userId, kind, ids: group } : skipToken, {
    selectFromResult: ({ data }) => ({ isLiked: data?.includes(id) ?? false }),
  });
  const [setFavorite] = useCatalogSetFavoriteMutation();

  const handleToggle = () =>
    asMember(async (memberId) => {
      const { error } = await setFavorite({ userId: memberId, kind, id, isFavorite: !isLiked });
      if (error) dispatch(toastShown({ title: t('like.failed'), tone: 'destructive' }));
    });

  return { isLiked: isLiked && userId !== null, handleToggle };
}
