import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import type { AlbumTrack } from '@fairtone/music';
import { AlbumCover } from '@fairtone/ui';
import { useAccentStyle } from '../../features/accent/useAccentStyle';
import { AlbumPlayButton } from '../../features/album-card/AlbumPlayButton';
import { useAlbumPlayback } from '../../features/album-card/useAlbumPlayback';
import type { Album } from '../../model/album';
import { EmbedTracks } from './EmbedTracks';
import { body, coverSide, frame, header, titles } from './embedLayout';

/** The album player in frames on other sites. Its links open the shop in a new window. */
export function EmbeddedAlbum({ album, tracks }: { album: Album; tracks: readonly AlbumTrack[] }) {
  const { t } = useTranslation('catalog');
  const { isPlaying, isLoading, handleToggle } = useAlbumPlayback(album);
  return (
    <article css={frame} style={useAccentStyle(album.accent)}>
      <div css={header}>
        <AlbumCover
          css={coverSide}
          url={album.coverImage}
          alt={t('common:album.coverOf', { title: album.title })}
          sizes="128px"
          isPriority
        />
        <div css={titles}>
          <h1>
            <ShopLink to={`/album/${album.id}`}>{album.title}</ShopLink>
          </h1>
          <p>
            <ShopLink to={`/artist/${album.artistId}`}>{album.artist}</ShopLink>
          </p>
          <div css={actions}>
            <AlbumPlayButton
              title={album.title}
              isPlaying={isPlaying}
              isLoading={isLoading}
              onToggle={() => void handleToggle()}
            />
            <ShopLink to={`/album/${album.id}`}>{t('embed.openInShop')}</ShopLink>
          </div>
        </div>
      </div>
      <div css={body}>
        <EmbedTracks album={album} tracks={tracks} />
      </div>
    </article>
  );
}

function ShopLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3)',
  fontSize: '0.875rem',
});
