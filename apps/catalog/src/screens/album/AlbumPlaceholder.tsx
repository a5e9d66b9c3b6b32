import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import type { AlbumSummary } from '@fairtone/music';
import { AlbumCover, Page, Skeleton } from '@fairtone/ui';
import { COVER_TRANSITION } from '../../features/cover-transition/useCoverTransition';
import { box, PricePlaceholder } from '../../features/price-box/PriceBox';
import { AlbumTitle } from './AlbumTitle';
import { TracksPlaceholder } from './AlbumTracks';
import { COVER_SIZES, coverColumn, details, layout, titleBlock } from './albumLayout';

const TRACKS_EXPECTED = 6;

/** The album page while it loads. `preview`: the album of the card that was clicked, with title and cover. */
export function AlbumPlaceholder({ preview }: { preview?: AlbumSummary }) {
  const { t } = useTranslation('catalog');
  return (
    <Page aria-busy="true" aria-label={t('common:state.loading')}>
      <div css={crumbs}>
        <Skeleton width={240} height="0.8rem" />
      </div>
      <div css={layout}>
        <div css={coverColumn}>
          {preview ? (
            <AlbumCover
              url={preview.coverImage}
              alt=""
              sizes={COVER_SIZES}
              isPriority
              transitionName={COVER_TRANSITION}
            />
          ) : (
            <Skeleton shape="square" />
          )}
        </div>
        <div css={details}>
          {preview ? (
            <AlbumTitle album={preview} tracks={undefined} />
          ) : (
            <div css={titleBlock}>
              <Skeleton width="70%" height="var(--size-display)" />
              <Skeleton width="35%" height="1.7rem" />
              <Skeleton width="55%" height="1.15rem" />
              <Skeleton width={72} height={22} />
            </div>
          )}
          <Skeleton width={180} height={52} />
          <div css={box}>
            <PricePlaceholder />
          </div>
          <TracksPlaceholder count={preview?.trackCount ?? TRACKS_EXPECTED} />
        </div>
      </div>
    </Page>
  );
}

const crumbs = css({ display: 'flex', alignItems: 'center', height: 32 });
