import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import type { AlbumSummary } from '@fairtone/music';
import { selectSessionStatus, selectUser, useAppSelector } from '@fairtone/store';
import { Heading } from '@fairtone/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef } from 'react';
import { useCatalogGetRecommendedAlbumsQuery } from '../../api/recommendedApi';
import { AlbumGrid, AlbumGridSkeleton } from '../album-card/AlbumGrid';
import { useIsNear } from './useIsNear';

const SHOWN = 4;

/** Recommendations below an album, loaded when they are nearly in view. Hidden when there are none or the request fails. */
export function RecommendedAlbums({ album }: { album: AlbumSummary }) {
  const { t } = useTranslation('catalog');
  const place = useRef<HTMLElement>(null);
  const isNear = useIsNear(place);
  const userId = useAppSelector((state) => selectUser(state)?.id ?? null);
  const isKnown = useAppSelector(selectSessionStatus) !== 'unknown';
  const { data, isError } = useCatalogGetRecommendedAlbumsQuery(isNear && isKnown ? { userId } : skipToken);
  const albums = data && mostSimilar(data, album).slice(0, SHOWN);
  if (isError || albums?.length === 0) return null;
  return (
    <section ref={place} css={section} aria-labelledby="recommended">
      <Heading level={2} id="recommended">
        {t('album.recommended')}
      </Heading>
      {albums ? <AlbumGrid albums={albums} /> : <AlbumGridSkeleton count={SHOWN} />}
    </section>
  );
}

/** Sorts albums by number of shared genres; those with the same number stay in the order of the recommendations. */
function mostSimilar(albums: readonly AlbumSummary[], { id, genres }: AlbumSummary): AlbumSummary[] {
  const shared = (other: AlbumSummary) => other.genres.filter((genre) => genres.includes(genre)).length;
  return albums.filter((other) => other.id !== id).sort((a, b) => shared(b) - shared(a));
}

const section = css({
  display: 'grid',
  gap: 'var(--space-6)',
  marginTop: 'clamp(var(--space-16), 8vw, var(--space-24))',
  paddingTop: 'var(--space-8)',
  borderTop: '1px solid var(--line)',
});
