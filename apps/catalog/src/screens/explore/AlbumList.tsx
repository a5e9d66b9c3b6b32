import { useTranslation } from '@fairtone/i18n';
import { ErrorState } from '@fairtone/ui';
import { albumListApi, useCatalogCountAlbumsQuery } from '../../api/albumListApi';
import { AlbumCard } from '../../features/album-card/AlbumCard';
import { AlbumCardPlaceholder } from '../../features/album-card/AlbumCardPlaceholder';
import { AlbumGridSkeleton } from '../../features/album-card/AlbumGrid';
import { LongList } from '../../features/long-list/LongList';
import { useListPositionKey } from '../../features/long-list/useListPositionKey';
import { useLoadedCount } from '../../features/long-list/useLoadedCount';
import { CountLine } from './CountLine';
import { ListControls } from './ListControls';
import { NoMatch } from './NoMatch';
import { useListFilter, type FilterControl } from './useListFilter';

const SKELETONS = 8;
/** Number of covers that a phone shows without scrolling. */
const FIRST_COVERS = 4;
/** Estimated height of the text below a card's cover: title, artist, price and badges. */
const TEXT_HEIGHT_PX = 114.85;

/** All albums of the shop, with search, sort order and filters. */
export function AlbumList({ hasPanel = false }: { hasPanel?: boolean }) {
  const { t } = useTranslation('catalog');
  const control = useListFilter('mostRecent');
  return (
    <>
      <ListControls control={control} searchLabel={t('list.searchAlbums')} hasPanel={hasPanel} />
      <FoundAlbums control={control} hasPanel={hasPanel} />
    </>
  );
}

/** A component of its own, so that loaded albums do not render the filters again. */
function FoundAlbums({ control, hasPanel }: { control: FilterControl; hasPanel: boolean }) {
  const { t } = useTranslation('catalog');
  const { sort, genres, search } = control;
  const filter = { sort, genres, search };
  const listKey = JSON.stringify(filter);
  const [shown, setShown] = useLoadedCount();
  const { currentData: total = null } = useCatalogCountAlbumsQuery({ genres, search });
  return (
    <>
      <CountLine
        text={total === null ? null : t('explore.showingAlbums', { shown: Math.min(shown, total), count: total })}
      />
      <LongList
        key={listKey}
        placeKey={useListPositionKey(`albums${listKey}`)}
        endpoint={albumListApi.endpoints.catalogListAlbums}
        filter={filter}
        total={total}
        onReached={setShown}
        renderItem={(album, index) => (
          <AlbumCard
            album={album}
            headingLevel={2}
            refusal={hasPanel ? undefined : 'cannotPlay'}
            isFirst={index < FIRST_COVERS}
          />
        )}
        placeholder={<AlbumCardPlaceholder />}
        textHeight={TEXT_HEIGHT_PX}
        loading={<AlbumGridSkeleton count={SKELETONS} aria-label={t('common:state.loading')} />}
        empty={<NoMatch title={t('explore.noAlbums')} control={control} />}
        renderError={(onRetry) => (
          <ErrorState
            title={t('error.albums.title')}
            text={t('error.albums.text')}
            retryLabel={t('common:action.retry')}
            onRetry={onRetry}
          />
        )}
      />
    </>
  );
}
