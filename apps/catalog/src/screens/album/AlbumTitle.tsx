import { css } from '@emotion/react';
import type { AlbumState } from '@fairtone/domain';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { totalDurationMs, type AlbumSummary, type AlbumTrack } from '@fairtone/music';
import { Badge, Heading, Link, Text } from '@fairtone/ui';
import { Link as RouterLink } from 'react-router-dom';
import { useGenreLabel } from '../../features/genre/useGenreLabel';
import { titleBlock } from './albumLayout';

/** Characters. Longer titles are smaller: in the largest size they would fill the first screen. */
const LONG_TITLE = 28;

interface Props {
  album: AlbumSummary;
  /** Missing while only the data of the card is known. */
  state?: AlbumState;
  tracks: readonly AlbumTrack[] | undefined;
}

/** Title, artist and the facts of an album. */
export function AlbumTitle({ album, state = 'public', tracks }: Props) {
  const { t } = useTranslation('catalog');
  const { date } = useFormatters();
  const labelOf = useGenreLabel();
  const minutes = Math.max(1, Math.round(totalDurationMs(tracks ?? []) / 60_000));
  const facts = [
    // A draft is not released: it shows no date.
    ...(state === 'draft'
      ? []
      : [t(state === 'scheduled' ? 'album.releases' : 'album.released', { date: date(album.releaseDate) })]),
    t('common:count.tracks', { count: album.trackCount }),
    ...(tracks?.length ? [t('album.minutes', { count: minutes })] : []),
  ];
  return (
    <header css={titleBlock}>
      {state !== 'public' && (
        <p>
          <Badge tone="warning">{t(`album.state.${state}`)}</Badge>
        </p>
      )}
      <Heading level={1} css={album.title.length > LONG_TITLE && longTitle}>
        {album.title}
      </Heading>
      <p css={artist}>
        <Link as={RouterLink} to={`/artist/${album.artistId}`} variant="strong">
          {album.artist}
        </Link>
      </p>
      <Text tone="muted" size="caption" css={factLine}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </Text>
      <p css={genres}>
        {(album.genres.length > 0 ? album.genres : [undefined]).map((genre) => (
          <Badge key={genre ?? ''}>{labelOf(genre)}</Badge>
        ))}
      </p>
    </header>
  );
}

const longTitle = css({ fontSize: 'clamp(2rem, 1.4rem + 2vw, 3rem)' });
const artist = css({ fontSize: 'var(--size-lead)' });
const factLine = css({
  display: 'flex',
  flexWrap: 'wrap',
  fontVariantNumeric: 'tabular-nums',
  '& > span + span::before': { content: '"·"', marginInline: 'var(--space-2)' },
});
const genres = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-1)' });
