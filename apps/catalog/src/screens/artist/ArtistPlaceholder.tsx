import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Page, Skeleton } from '@fairtone/ui';
import { AlbumGridSkeleton } from '../../features/album-card/AlbumGrid';
import { artistHeaderLayout } from './artistHeaderLayout';

export function ArtistPlaceholder() {
  const { t } = useTranslation('catalog');
  return (
    <Page aria-busy="true" aria-label={t('common:state.loading')}>
      <Skeleton width={220} height="2rem" />
      <div css={artistHeaderLayout}>
        <Skeleton shape="circle" width="clamp(112px, 18vw, 208px)" />
        <div css={lines}>
          <Skeleton width="45%" height="var(--size-display)" />
          <Skeleton width={160} height="1.5rem" />
          <Skeleton width="min(62ch, 100%)" height="5rem" />
          <Skeleton width={130} height={44} />
        </div>
      </div>
      <AlbumGridSkeleton count={4} />
    </Page>
  );
}

const lines = css({ display: 'grid', gap: 'var(--space-4)' });
