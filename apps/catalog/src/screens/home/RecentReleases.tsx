import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectIsArtist, useAppSelector } from '@fairtone/store';
import { Button, EmptyState, ErrorState, Heading, Link } from '@fairtone/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useCatalogGetRecentAlbumsQuery } from '../../api/albumApi';
import { AlbumGrid, AlbumGridSkeleton } from '../../features/album-card/AlbumGrid';
import { useDeferredData } from '../../features/deferred/useDeferredData';
import { COVER_SIZES, fourInARow } from './albumWall';

const SKELETONS = 4;

/** The newest albums of the shop. */
export function RecentReleases() {
  const { t } = useTranslation('catalog');
  return (
    <section aria-labelledby="recent-title">
      <header css={header}>
        <Heading level={2} id="recent-title">
          {t('home.recent.title')}
        </Heading>
        <Link as={RouterLink} to="/all-albums" variant="strong">
          {t('common:action.viewAll')}
        </Link>
      </header>
      <Wall />
    </section>
  );
}

function Wall() {
  const { t } = useTranslation('catalog');
  const isArtist = useAppSelector(selectIsArtist);
  const { data, isError, isFetching, refetch } = useCatalogGetRecentAlbumsQuery();
  const albums = useDeferredData(data);

  if (albums && albums.length > 0) return <AlbumGrid albums={albums} sizes={COVER_SIZES} css={fourInARow} />;
  if (isError) {
    return (
      <ErrorState
        title={t('error.albums.title')}
        text={t('error.albums.text')}
        headingLevel={3}
        retryLabel={t('common:action.retry')}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    );
  }
  if (!albums) return <AlbumGridSkeleton count={SKELETONS} css={fourInARow} aria-label={t('common:state.loading')} />;
  return (
    <EmptyState title={t('home.recent.empty')} headingLevel={3}>
      {isArtist && (
        <Button as={RouterLink} to="/create-album" variant="primary">
          {t('home.recent.beFirst')}
        </Button>
      )}
    </EmptyState>
  );
}

const header = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 'var(--space-4)',
  marginBottom: 'var(--space-6)',
});
