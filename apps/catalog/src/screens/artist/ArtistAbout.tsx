import { css } from '@emotion/react';
import { useFormatters, useTranslation } from '@fairtone/i18n';
import { Badge, Heading, LinkedText, Text } from '@fairtone/ui';
import { useGenreLabel } from '../../features/genre/useGenreLabel';
import { hasLongBio, type Artist } from '../../model/artist';

/** The section "About": a long biography in full, all genres, and since when the artist is a member. */
export function ArtistAbout({ artist }: { artist: Artist }) {
  const { t } = useTranslation('catalog');
  const { monthYear } = useFormatters();
  const labelOf = useGenreLabel();
  const isLong = hasLongBio(artist);
  if (!isLong && artist.genres.length < 2) return null;
  return (
    <section css={section} aria-labelledby="artist-about">
      <Heading level={2} id="artist-about">
        {t('artist.about')}
      </Heading>
      {isLong && (
        <p css={words}>
          <LinkedText text={artist.bio ?? ''} />
        </p>
      )}
      {artist.genres.length > 0 && (
        <p css={genres}>
          {artist.genres.map((genre) => (
            <Badge key={genre}>{labelOf(genre)}</Badge>
          ))}
        </p>
      )}
      <Text tone="muted" size="caption">
        {t('artist.since', { date: monthYear(artist.memberSince) })}
      </Text>
    </section>
  );
}

const section = css({ display: 'grid', gap: 'var(--space-4)' });
const words = css({ maxWidth: '62ch', fontSize: '1rem', lineHeight: 1.65, whiteSpace: 'pre-line' });
const genres = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-1)' });
