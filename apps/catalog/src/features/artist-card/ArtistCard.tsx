import { css } from '@emotion/react';
import { Avatar, CoverGrid, Skeleton } from '@fairtone/ui';
import { Link } from 'react-router-dom';
import { BadgePlaceholder } from '../genre/BadgePlaceholder';
import { GenreBadge } from '../genre/GenreBadge';
import type { ArtistSummary } from '../../model/artist';

interface Props {
  artist: ArtistSummary;
  headingLevel?: 2 | 3;
}

/** One artist in a grid, with a round picture. */
export function ArtistCard({ artist, headingLevel = 2 }: Props) {
  const Name = `h${headingLevel}` as const;
  return (
    <article css={card}>
      <div css={picture}>
        <Avatar url={artist.avatarUrl} name={artist.name} size="100%" />
      </div>
      <Name css={nameStyle}>
        <Link to={`/artist/${artist.id}`} css={stretched}>
          {artist.name}
        </Link>
      </Name>
      <p css={badge}>
        <GenreBadge genres={artist.genres} />
      </p>
    </article>
  );
}

/** Placeholder with the lines and heights of an artist's card, so that nothing moves when the artist has loaded. */
export function ArtistCardPlaceholder() {
  return (
    <div css={card} aria-hidden>
      <Skeleton shape="circle" />
      <div css={[nameStyle, namePlaceholder]}>
        <Skeleton height="1.25em" />
      </div>
      <BadgePlaceholder />
    </div>
  );
}

export function ArtistGridSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <CoverGrid aria-busy="true" aria-label={label}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index} data-testid="artist-skeleton">
          <ArtistCardPlaceholder />
        </li>
      ))}
    </CoverGrid>
  );
}

const card = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-2)',
  textAlign: 'center',
  minWidth: 0,
});
// The initials of an artist without a picture scale with the circle.
const picture = css({
  position: 'relative',
  width: '100%',
  aspectRatio: '1',
  containerType: 'inline-size',
  // Positioned absolutely: the image's own size must not widen the circle.
  '& > span': { position: 'absolute', inset: 0, fontSize: '32cqw !important' },
});
const nameStyle = css({
  fontSize: '1.0625rem',
  letterSpacing: '-0.01em',
  lineHeight: 1.25,
  marginTop: 'var(--space-2)',
});
const namePlaceholder = css({ width: '60%' });
// A line of text would be a pixel higher than the badge in it.
const badge = css({ display: 'flex' });
const stretched = css({
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 1 },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--focus)', outlineOffset: 4, borderRadius: 'var(--radius-1)' },
});
