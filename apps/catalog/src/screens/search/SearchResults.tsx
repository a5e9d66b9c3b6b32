import { css } from '@emotion/react';
import { MOST_COUNTED } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { CoverGrid, Heading, Link } from '@fairtone/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AlbumGrid } from '../../features/album-card/AlbumGrid';
import { ArtistCard } from '../../features/artist-card/ArtistCard';
import type { SearchResult } from '../../model/searchHit';
import { FoundTracks } from './FoundTracks';

interface Props {
  query: string;
  result: SearchResult;
}

/** Hits of a search, one section per kind; a kind without hits has none. */
export function SearchResults({ query, result: { artists, albums, tracks, found } }: Props) {
  const { t } = useTranslation('catalog');
  const { number } = useFormatters();
  const many = { number: number(MOST_COUNTED) };
  const listOf = (path: string) => `${path}?${new URLSearchParams({ q: query }).toString()}`;
  return (
    <div css={sections}>
      {artists.length > 0 && (
        <Section
          id="found-artists"
          title={t('explore.artists')}
          more={
            found.artist > artists.length && (
              <Link as={RouterLink} to={listOf('/artists')} variant="strong">
                {found.artist > MOST_COUNTED
                  ? t('search.manyArtists', many)
                  : t('search.allArtists', { count: found.artist })}
              </Link>
            )
          }
        >
          <CoverGrid>
            {artists.map((artist) => (
              <li key={artist.id}>
                <ArtistCard artist={artist} headingLevel={3} />
              </li>
            ))}
          </CoverGrid>
        </Section>
      )}
      {albums.length > 0 && (
        <Section
          id="found-albums"
          title={t('explore.albums')}
          more={
            found.album > albums.length && (
              <Link as={RouterLink} to={listOf('/all-albums')} variant="strong">
                {found.album > MOST_COUNTED
                  ? t('search.manyAlbums', many)
                  : t('search.allAlbums', { count: found.album })}
              </Link>
            )
          }
        >
          <AlbumGrid albums={albums} headingLevel={3} />
        </Section>
      )}
      {tracks.length > 0 && (
        <Section id="found-tracks" title={t('search.tracks')}>
          <FoundTracks key={query} query={query} first={tracks} total={found.track} />
        </Section>
      )}
    </div>
  );
}

function Section({ id, title, more, children }: { id: string; title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <header css={header}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {more}
      </header>
      {children}
    </section>
  );
}

const sections = css({ display: 'grid', gap: 'clamp(var(--space-10), 5vw, var(--space-16))' });
const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 'var(--space-2) var(--space-4)',
  marginBottom: 'var(--space-5)',
});
