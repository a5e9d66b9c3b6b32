import { useTranslation } from '@fairtone/i18n';
import { Button, EmptyState, ErrorState } from '@fairtone/ui';
import { useCatalogListArtistsInfiniteQuery } from '../../api/artistApi';
import { ArtistGrid, ArtistGridSkeleton } from './ArtistGrid';
import { GenreChips } from './GenreChips';
import { ListToolbar } from './ListToolbar';
import { LoadMore } from './LoadMore';
import { useListFilter } from './useListFilter';

const SKELETONS = 8;

/** All artists of the shop, page by page. */
export function ArtistList() {
  const { t } = useTranslation('catalog');
  const { sort, genres, setSort, toggleGenre, clearGenres } = useListFilter('alphabetical');
  const list = useCatalogListArtistsInfiniteQuery({ sort, genres });
  const pages = list.currentData?.pages;
  const artists = pages?.flatMap((page) => page.items) ?? [];
  const total = pages?.[0]?.total ?? null;

  function content() {
    if (list.isError && !pages) {
      return (
        <ErrorState
          title={t('error.artists.title')}
          text={t('error.artists.text')}
          retryLabel={t('common:action.retry')}
          onRetry={list.refetch}
          isRetrying={list.isFetching}
        />
      );
    }
    if (!pages) return <ArtistGridSkeleton count={SKELETONS} label={t('common:state.loading')} />;
    if (artists.length === 0) {
      return (
        <EmptyState title={t('explore.noArtists')} text={t('explore.noMatchText')}>
          {genres.length > 0 && <Button onClick={clearGenres}>{t('explore.clearGenres')}</Button>}
        </EmptyState>
      );
    }
    return <ArtistGrid artists={artists} />;
  }

  return (
    <>
      <GenreChips chosen={genres} onToggle={toggleGenre} onClear={clearGenres} />
      <ListToolbar
        countLine={total === null ? null : t('explore.showingArtists', { shown: artists.length, count: total })}
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
