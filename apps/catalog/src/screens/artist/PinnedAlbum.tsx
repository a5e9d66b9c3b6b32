import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import type { AlbumSummary } from '@fairtone/music';
import { Heading } from '@fairtone/ui';
import { AlbumCard } from '../../features/album-card/AlbumCard';

/** The album that the artist pinned to the top of the page. */
export function PinnedAlbum({ album }: { album: AlbumSummary }) {
  const { t } = useTranslation('catalog');
  return (
    <section css={section} aria-labelledby="artist-pinned">
      <Heading level={2} id="artist-pinned">
        {t('artist.pinned')}
      </Heading>
      <div css={frame}>
        <AlbumCard album={album} hasArtist={false} sizes="(max-width: 768px) 92vw, 420px" />
      </div>
    </section>
  );
}

const section = css({ display: 'grid', gap: 'var(--space-6)' });
const frame = css({ maxWidth: 420 });
