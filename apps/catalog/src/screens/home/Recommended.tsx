import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Heading } from '@fairtone/ui';
import { useCatalogGetRecommendedAlbumsQuery } from '../../api/recommendedApi';
import { AlbumGrid, AlbumGridSkeleton } from '../../features/album-card/AlbumGrid';
import { useDeferredData } from '../../features/deferred/useDeferredData';
import { COVER_SIZES, fourInARow } from './albumWall';

const SHOWN = 8;
const SKELETONS = 4;

/** Recommended albums: by plays and likes of the listener, popular ones for guests. Hidden when there are none. */
export function Recommended() {
  const { t } = useTranslation('catalog');
  const userId = useAppSelector((state) => selectUser(state)?.id ?? null);
  const { data, isError } = useCatalogGetRecommendedAlbumsQuery({ userId });
  const albums = useDeferredData(data);
  if (isError || albums?.length === 0) return null;
  return (
    <section aria-labelledby="recommended-title">
      <Heading level={2} id="recommended-title" css={heading}>
        {t(userId ? 'home.recommended.forYou' : 'home.recommended.popular')}
      </Heading>
      {albums ? (
        <AlbumGrid albums={albums.slice(0, SHOWN)} sizes={COVER_SIZES} css={fourInARow} />
      ) : (
        <AlbumGridSkeleton count={SKELETONS} css={fourInARow} aria-label={t('common:state.loading')} />
      )}
    </section>
  );
}

const heading = css({ marginBottom: 'var(--space-6)' });
