import { useTranslation } from '@fairtone/i18n';
import { ErrorState } from '@fairtone/ui';
import { artistListApi, useCatalogCountArtistsQuery } from '../../api/artistListApi';
import { ArtistCard, ArtistCardPlaceholder, ArtistGridSkeleton } from '../../features/artist-card/ArtistCard';
import { LongList } from '../../features/long-list/LongList';
import { useListPositionKey } from '../../features/long-list/useListPositionKey';
import { useLoadedCount } from '../../features/long-list/useLoadedCount';
import { CountLine } from './CountLine';
import { ListControls } from './ListControls';
import { NoMatch } from './NoMatch';
import { useListFilter, type FilterControl } from './useListFilter';

const SKELETONS = 8;
/** Estimated height of name and genre below the picture. */
const TEXT_HEIGHT_PX = 68.1;

/** All artists of the shop, with search, sort order and filters. */
export function ArtistList({ hasPanel = false }: { hasPanel?: boolean }) {
  const { t } = useTranslation('catalog');
  const control = useListFilter('alphabetical');
  return (
    <>
      <ListControls control={control} searchLabel={t('list.searchArtists')} hasPanel={hasPanel} />
      <FoundArtists control={control} hasPanel={hasPanel} />
    </>
  );
}

/** A component of its own, so that loaded artists do not render the filters again. */
function FoundArtists({ control, hasPanel }: { control: FilterControl; hasPanel: boolean }) {
  const { t } = useTranslation('catalog');
  const { sort, genres, search } = control;
  const filter = { sort, genres, search };
  const listKey = JSON.stringify(filter);
  const [shown, setShown] = useLoadedCount();
  const { currentData: total = null } = useCatalogCountArtistsQuery({ genres, search });
  return (
    <>
      <CountLine
        text={total === null ? null : t('explore.showingArtists', { shown: Math.min(shown, total), count: total })}
      />
      <LongList
        key={listKey}
        placeKey={useListPositionKey(`artists${listKey}`)}
        endpoint={artistListApi.endpoints.catalogListArtists}
        filter={filter}
        total={total}
        onReached={setShown}
        renderItem={(artist) => <ArtistCard artist={artist} />}
        placeholder={<ArtistCardPlaceholder />}
        textHeight={TEXT_HEIGHT_PX}
        loading={<ArtistGridSkeleton count={SKELETONS} label={t('common:state.loading')} />}
        empty={<NoMatch title={t('explore.noArtists')} control={control} />}
        renderError={(onRetry) => (
          <ErrorState
            title={t(hasPanel ? 'error.artists.title' : 'error.artists.listTitle')}
            text={t('error.artists.text')}
            retryLabel={t('common:action.retry')}
            onRetry={onRetry}
          />
        )}
      />
    </>
  );
}
