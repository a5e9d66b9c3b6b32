import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Button, EmptyState, ErrorState, Heading, Page } from '@fairtone/ui';
import { Link } from 'react-router-dom';
import { AlbumGrid, AlbumGridSkeleton } from '../../features/album-card/AlbumGrid';
import { Breadcrumb } from '../../features/breadcrumb/Breadcrumb';
import type { AlbumSummary } from '../../model/album';
import type { Artist } from '../../model/artist';
import { ArtistHeader } from './ArtistHeader';

interface Props {
  artist: Artist;
  albums: readonly AlbumSummary[] | undefined;
  hasAlbumsError: boolean;
  isRetrying: boolean;
  onRetryAlbums: () => void;
}

export function ArtistView({ artist, ...albumProps }: Props) {
  const { t } = useTranslation('catalog');
  const isOwn = useAppSelector((state) => selectUser(state)?.id === artist.id);
  return (
    <Page>
      <Breadcrumb
        crumbs={[
          { label: t('breadcrumb.home'), to: '/' },
          { label: t('breadcrumb.explore'), to: '/explore' },
          { label: t('breadcrumb.artists'), to: '/artists' },
        ]}
        current={artist.name}
      />
      <ArtistHeader artist={artist} isOwn={isOwn} />
      <section aria-labelledby="artist-albums">
        <Heading level={2} id="artist-albums" css={heading}>
          {t('artist.albums.title')}
        </Heading>
        <Albums isOwn={isOwn} {...albumProps} />
      </section>
    </Page>
  );
}

function Albums({
  albums,
  hasAlbumsError,
  isRetrying,
  onRetryAlbums,
  isOwn,
}: Omit<Props, 'artist'> & { isOwn: boolean }) {
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
