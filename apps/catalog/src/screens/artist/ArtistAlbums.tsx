import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import type { AlbumSummary } from '@fairtone/music';
import { Button, EmptyState, ErrorState, Heading } from '@fairtone/ui';
import { Link } from 'react-router-dom';
import { AlbumGrid, AlbumGridSkeleton } from '../../features/album-card/AlbumGrid';

export interface ArtistAlbumsProps {
  albums: readonly AlbumSummary[] | undefined;
  hasAlbumsError: boolean;
  isRetrying: boolean;
  onRetryAlbums: () => void;
  isOwn: boolean;
}

/** All public albums of an artist, newest first. */
export function ArtistAlbums(props: ArtistAlbumsProps) {
  const { t } = useTranslation('catalog');
  return (
    <section aria-labelledby="artist-albums">
      <Heading level={2} id="artist-albums" css={heading}>
        {t('artist.albums.title')}
      </Heading>
      <Albums {...props} />
    </section>
  );
}

function Albums({ albums, hasAlbumsError, isRetrying, onRetryAlbums, isOwn }: ArtistAlbumsProps) {
  const { t } = useTranslation('catalog');
  if (albums && albums.length > 0) return <AlbumGrid albums={albums} hasArtist={false} />;
  if (hasAlbumsError) {
    return (
      <ErrorState
        title={t('error.albums.title')}
        text={t('error.albums.text')}
        headingLevel={3}
        retryLabel={t('common:action.retry')}
        onRetry={onRetryAlbums}
        isRetrying={isRetrying}
      />
    );
  }
  if (!albums) return <AlbumGridSkeleton count={4} aria-label={t('common:state.loading')} />;
  return (
    <EmptyState title={t(isOwn ? 'artist.albums.emptyOwn' : 'artist.albums.empty')} headingLevel={3}>
      {isOwn && (
        <Button as={Link} to="/create-album" variant="primary">
          {t('hero.createAlbum')}
        </Button>
      )}
    </EmptyState>
  );
}

const heading = css({ marginBottom: 'var(--space-6)' });
