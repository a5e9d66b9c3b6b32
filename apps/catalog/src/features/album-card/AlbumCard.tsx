import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import type { AlbumSummary } from '@fairtone/music';
import { media } from '@fairtone/theme';
import { AlbumCover, Badge, Link } from '@fairtone/ui';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useCoverTransition } from '../cover-transition/useCoverTransition';
import { GenreBadge } from '../genre/GenreBadge';
import { AlbumPlayButton } from './AlbumPlayButton';
import { CardPrice } from './CardPrice';
import { PlayingBars } from './PlayingBars';
import { useAlbumPlayback, type PlayRefusal } from './useAlbumPlayback';

interface Props {
  album: AlbumSummary;
  /** As in `<img sizes>`; for grids with larger covers than the usual. */
  sizes?: string;
  /** False on the artist's own page, where every card would repeat the name. */
  hasArtist?: boolean;
  /** Heading level: one below the heading of the section. */
  headingLevel?: 2 | 3;
  /** Title of the message for an album without playable tracks; the list of all albums has its own. */
  refusal?: PlayRefusal;
  /** Set for cards in the first rows of a page: their covers load at once. */
  isFirst?: boolean;
}

/** One album in a grid of covers. Memoised, so that a grid that measures itself does not render its cards again. */
export const AlbumCard = memo(function AlbumCard({
  album,
  sizes,
  hasArtist = true,
  headingLevel = 3,
  refusal,
  isFirst,
}: Props) {
  const { t } = useTranslation('common');
  const Title = `h${headingLevel}` as const;
  const path = `/album/${album.id}`;
  const transition = useCoverTransition(path);
  const { isPlaying, isCurrent, isLoading, handleToggle, prepare } = useAlbumPlayback(album, refusal);

  return (
    <article css={card} onPointerEnter={prepare} onFocus={prepare}>
      <div css={sleeve}>
        <AlbumCover url={album.coverImage} alt="" sizes={sizes} isPriority={isFirst} transitionName={transition.name} />
      </div>
      <Title css={titleStyle}>
        <RouterLink to={path} state={{ album }} viewTransition onClick={transition.onPress} css={stretched}>
          {album.title}
        </RouterLink>
        {isCurrent && <PlayingBars isMoving={isPlaying} />}
      </Title>
      {hasArtist && (
        <p css={artistLine}>
          <Link as={RouterLink} to={`/artist/${album.artistId}`} variant="quiet" css={aboveCard}>
            {album.artist}
          </Link>
        </p>
      )}
      <p css={priceLine}>
        <CardPrice album={album} />
      </p>
      <p css={badges}>
        <GenreBadge genres={album.genres} />
        <Badge>{t('count.tracks', { count: album.trackCount })}</Badge>
      </p>
      {/* Last in the DOM, so that the keyboard reaches the album before its button; positioned over the cover. */}
      <div css={playPlace} data-playing={isPlaying || undefined} className="album-card-play">
        <AlbumPlayButton title={album.title} {...{ isPlaying, isLoading }} onToggle={handleToggle} />
      </div>
    </article>
  );
});

const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  [media.hover]: {
    '& .album-card-play': { opacity: 0, transform: 'translateY(4px)' },
    '&:hover .album-card-play, &:focus-within .album-card-play, & .album-card-play[data-playing]': {
      opacity: 1,
      transform: 'none',
    },
  },
});
const sleeve = css({ position: 'relative', marginBottom: 'var(--space-3)' });
const titleStyle = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 'var(--space-2)',
  fontSize: '1.0625rem',
  letterSpacing: '-0.01em',
  lineHeight: 1.25,
});
// The title's link covers the whole card: one tab stop for the keyboard, one large target for pointers.
const stretched = css({
  color: 'inherit',
  textDecoration: 'none',
  minWidth: 0,
  minHeight: 24,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  '&:hover': { textDecoration: 'underline', textDecorationThickness: 1 },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'var(--radius-1)' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--focus)', outlineOffset: 4 },
});
const artistLine = css({ color: 'var(--text-muted)' });
// Both links are 24 px high, the smallest target for a finger (WCAG 2.5.8); a line of text alone is lower.
const aboveCard = css({
  position: 'relative',
  zIndex: 1,
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  lineHeight: '24px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
// The price has its own line: beside the badges it would wrap on some cards, and rows would differ in height.
const priceLine = css({ marginTop: 'var(--space-1)', lineHeight: '24px' });
const badges = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-1)', marginTop: 'var(--space-1)' });
const playPlace = css({
  position: 'absolute',
  top: 0,
  left: 0,
  right: 0,
  // A square of the cover's size: the button stays in the cover's corner, whatever is below the cover.
  aspectRatio: '1',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  padding: 'var(--space-2)',
  pointerEvents: 'none',
  zIndex: 1,
  transition: 'opacity var(--motion), transform var(--motion) var(--ease-out)',
  '& > *': { pointerEvents: 'auto' },
});
