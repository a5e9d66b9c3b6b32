import { css } from '@emotion/react';
import type { PlayableTrack } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { Button, Link, Text } from '@fairtone/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useCatalogSearchTracksInfiniteQuery } from '../../api/searchApi';
import { TrackTable } from '../../features/track-table/TrackTable';

interface Props {
  query: string;
  /** Tracks of the first page of results. */
  first: PlayableTrack[];
  /** Number of all tracks that match. */
  total: number;
}

/** Tracks that match, best first. A row plays its track and queues those below it. */
export function FoundTracks({ query, first, total }: Props) {
  const { t } = useTranslation('catalog');
  const [wantsMore, setWantsMore] = useState(false);
  const more = useCatalogSearchTracksInfiniteQuery(wantsMore ? query : skipToken);
  const tracks = useMemo(() => [...first, ...(more.currentData?.pages.flat() ?? [])], [first, more.currentData]);
  const lines = useMemo(
    () => tracks.map((track, index) => ({ ...track, number: index + 1, note: <Note track={track} /> })),
    [tracks],
  );
  const hasMore = wantsMore ? more.isLoading || more.isError || more.hasNextPage : total > first.length;

  function handleMore() {
    if (!wantsMore) setWantsMore(true);
    else if (more.isError && !more.currentData) void more.refetch();
    else void more.fetchNextPage();
  }

  return (
    <>
      <TrackTable caption={t('search.tracks')} lines={lines} playable={tracks} />
      {hasMore && (
        <div css={place}>
          {more.isError && !more.isFetching && (
            <Text tone="danger" role="alert">
              {t('common:error.generic')}
            </Text>
          )}
          <Button isLoading={more.isFetching} onClick={handleMore}>
            {t(more.isError ? 'common:action.retry' : 'common:action.showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

function Note({ track }: { track: PlayableTrack }) {
  return (
    <>
      <Link as={RouterLink} to={`/artist/${track.artistId}`} variant="quiet">
        {track.artist}
      </Link>
      {' · '}
      <Link as={RouterLink} to={`/album/${track.albumId}`} variant="quiet">
        {track.albumTitle}
      </Link>
    </>
  );
}

const place = css({ display: 'grid', justifyItems: 'center', gap: 'var(--space-3)', marginTop: 'var(--space-8)' });
