import type { AlbumTrack } from '@fairtone/music';
import { AlbumCover, Page } from '@fairtone/ui';
import { useTranslation } from '@fairtone/i18n';
import { useAccentStyle } from '../../features/accent/useAccentStyle';
import { AlbumActions } from '../../features/album-actions/AlbumActions';
import { Breadcrumb } from '../../features/breadcrumb/Breadcrumb';
import { COVER_TRANSITION } from '../../features/cover-transition/useCoverTransition';
import { PriceBox } from '../../features/price-box/PriceBox';
import { RecommendedAlbums } from '../../features/recommended/RecommendedAlbums';
import type { Album } from '../../model/album';
import { AlbumDescription } from './AlbumDescription';
import { AlbumTitle } from './AlbumTitle';
import { AlbumTracks } from './AlbumTracks';
import { COVER_SIZES, coverColumn, details, layout } from './albumLayout';

interface Props {
  album: Album;
  tracks: readonly AlbumTrack[] | undefined;
  hasTracksError: boolean;
  isRetryingTracks: boolean;
  onRetryTracks: () => void;
}

export function AlbumView({ album, tracks, hasTracksError, isRetryingTracks, onRetryTracks }: Props) {
  const { t } = useTranslation('catalog');
  const accentStyle = useAccentStyle(album.accent);
  return (
    <Page style={accentStyle}>
      <Breadcrumb
        crumbs={[
          { label: t('breadcrumb.home'), to: '/' },
          { label: t('breadcrumb.explore'), to: '/explore' },
          { label: album.artist, to: `/artist/${album.artistId}` },
        ]}
        current={album.title}
      />
      <article css={layout}>
        <div css={coverColumn}>
          <AlbumCover
            url={album.coverImage}
            alt={t('common:album.coverOf', { title: album.title })}
            sizes={COVER_SIZES}
            isPriority
            transitionName={COVER_TRANSITION}
          />
        </div>
        <div css={details}>
          <AlbumTitle album={album} state={album.state} tracks={tracks} />
          <AlbumActions album={album} tracks={tracks} />
          <PriceBox album={album} />
          <AlbumTracks
            album={album}
            tracks={tracks}
            hasError={hasTracksError}
            isRetrying={isRetryingTracks}
            onRetry={onRetryTracks}
          />
          {album.description && <AlbumDescription text={album.description} />}
        </div>
      </article>
      <RecommendedAlbums album={album} />
    </Page>
  );
}
