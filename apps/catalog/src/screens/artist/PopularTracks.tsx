import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Heading, Link } from '@fairtone/ui';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useCatalogGetPopularTracksQuery } from '../../api/popularTracksApi';
import { TrackTable } from '../../features/track-table/TrackTable';
import type { Artist } from '../../model/artist';

const NONE: never[] = [];

/** The most played tracks of the last 30 days. Hidden without plays, or when the request fails. */
export function PopularTracks({ artist }: { artist: Artist }) {
  const { t } = useTranslation('catalog');
  const { data: tracks = NONE } = useCatalogGetPopularTracksQuery(artist.id);
  const lines = useMemo(
    () =>
      tracks.map((track, index) => ({
        ...track,
        number: index + 1,
        note: (
          <Link as={RouterLink} to={`/album/${track.albumId}`} variant="quiet">
            {track.albumTitle}
          </Link>
        ),
      })),
    [tracks],
  );
  if (lines.length === 0) return null;
  return (
    <section css={section} aria-labelledby="artist-popular">
      <Heading level={2} id="artist-popular">
        {t('artist.popular')}
      </Heading>
      <TrackTable caption={t('artist.popularBy', { artist: artist.name })} lines={lines} playable={tracks} />
    </section>
  );
}

const section = css({ display: 'grid', gap: 'var(--space-4)', maxWidth: 820 });
