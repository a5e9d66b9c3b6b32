import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState, ErrorState } from '@fairtone/ui';
import { useCatalogListAlbumsInfiniteQuery } from '../../api/albumListApi';
import { AlbumGrid, AlbumGridSkeleton } from '../../features/album-card/AlbumGrid';
import { GenreChips } from './GenreChips';
import { ListToolbar } from './ListToolbar';
import { LoadMore } from './LoadMore';
import { useListFilter } from './useListFilter';

const SKELETONS = 8;

/** All albums of the shop, page by page. */
export function AlbumList() {
  const { t } = useTranslation('catalog');
  const { sort, genres, setSort, toggleGenre, clearGenres } = useListFilter('newest');
  const list = useCatalogListAlbumsInfiniteQuery({ sort, genres });
  const pages = list.currentData?.pages;
  const albums = pages?.flatMap((page) => page.items) ?? [];
  const total = pages?.[0]?.total ?? null;

  function content() {
    if (list.isError && !pages) {
      return (
        <ErrorState
          title={t('error.albums.title')}
          text={t('error.albums.text')}
          retryLabel={t('common:action.retry')}
          onRetry={list.refetch}
          isRetrying={list.isFetching}
        />
      );
    }
    if (!pages) return <AlbumGridSkeleton count={SKELETONS} aria-label={t('common:state.loading')} />;
    if (albums.length === 0) {
      return (
        <EmptyState title={t('explore.noAlbums')} text={t('explore.noMatchText')}>
          {genres.length > 0 && <Button onClick={clearGenres}>{t('explore.clearGenres')}</Button>}
        </EmptyState>
      );
    }
    return <AlbumGrid albums={albums} headingLevel={2} />;
  }

  return (
    <>
      <GenreChips chosen={genres} onToggle={toggleGenre} onClear={clearGenres} />
      <ListToolbar
        countLine={total === null ? null : t('explore.showingAlbums', { shown: albums.length, count: total })}
        sort={sort}
        onSort={setSort}
      />
      {content()}
      <LoadMore
        hasMore={list.hasNextPage && pages !== undefined}
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onLoad={() => void list.fetchNextPage()}
      />
    </>
  );
}
