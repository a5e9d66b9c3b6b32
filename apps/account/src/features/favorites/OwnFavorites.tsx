import { useTranslation } from '@fairtone/i18n';
import { toastShown, useAppDispatch } from '@fairtone/store';
import { Button, EmptyState, ErrorState, ScreenSpinner, Stack } from '@fairtone/ui';
import { Heart } from 'lucide-react';
import { Link } from 'react-router-dom';
import {
  useAccountListFavoriteAlbumsInfiniteQuery,
  useAccountListFavoriteTracksInfiniteQuery,
  useAccountRemoveFavoriteMutation,
} from '../../api/favorites';
import { useUserId } from '../member/useUserId';
import { FavoriteAlbums } from './FavoriteAlbums';
import { FavoriteTracks } from './FavoriteTracks';

/** The person's favourite albums and tracks; pressing a heart removes the favourite. */
export function OwnFavorites() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const userId = useUserId();
  const fresh = { skip: !userId, refetchOnMountOrArgChange: true };
  const albums = useAccountListFavoriteAlbumsInfiniteQuery(userId, fresh);
  const tracks = useAccountListFavoriteTracksInfiniteQuery(userId, fresh);
  const [removeFavorite] = useAccountRemoveFavoriteMutation();
  const shownAlbums = albums.data?.pages.flat();
  const shownTracks = tracks.data?.pages.flat();

  async function handleRemove(favoriteId: string) {
    const { error } = await removeFavorite({ userId, favoriteId });
    if (error) dispatch(toastShown({ title: t('favorites.updateFailed'), tone: 'destructive' }));
  }

  if ((!shownAlbums && albums.isError) || (!shownTracks && tracks.isError)) {
    return (
      <ErrorState
        title={t('favorites.failed')}
        text={t('error.network')}
        retryLabel={t('action.retry')}
        onRetry={() => void Promise.all([albums.refetch(), tracks.refetch()])}
        isRetrying={albums.isFetching || tracks.isFetching}
      />
    );
  }
  if (!shownAlbums || !shownTracks) return <ScreenSpinner label={t('state.loading')} />;
  if (shownAlbums.length + shownTracks.length === 0) {
    return (
      <EmptyState icon={<Heart size={32} aria-hidden />} title={t('favorites.empty')} text={t('favorites.emptyText')}>
        <Button as={Link} to="/explore" variant="primary">
          {t('purchases.explore')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <Stack gap={10}>
      {shownAlbums.length > 0 && (
        <FavoriteAlbums favorites={shownAlbums} onRemove={(id) => void handleRemove(id)} {...moreOf(albums)} />
      )}
      {shownTracks.length > 0 && (
        <FavoriteTracks favorites={shownTracks} onRemove={(id) => void handleRemove(id)} {...moreOf(tracks)} />
      )}
    </Stack>
  );
}

interface Paged {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

const moreOf = ({ hasNextPage, isFetchingNextPage, fetchNextPage }: Paged) => ({
  onMore: hasNextPage ? () => void fetchNextPage() : undefined,
  isLoadingMore: isFetchingNextPage,
});
