import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { type AlbumSummary, type AlbumTrack, toPlayableTracks } from '@fairtone/music';
import { selectUser, useAppSelector } from '@fairtone/store';
import { Button, EmptyState, ErrorState, Skeleton } from '@fairtone/ui';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { TrackTable } from '../../features/track-table/TrackTable';

const ROW_HEIGHT_PX = 53;

interface Props {
  album: AlbumSummary;
  tracks: readonly AlbumTrack[] | undefined;
  hasError?: boolean;
  isRetrying?: boolean;
  onRetry?: () => void;
}

/** The tracks, or their loading or error state. */
export function AlbumTracks({ album, tracks, hasError, isRetrying, onRetry }: Props) {
  const { t } = useTranslation('catalog');
  const isOwn = useAppSelector((state) => selectUser(state)?.id === album.artistId);

  const playable = useMemo(() => toPlayableTracks(album, tracks ?? []), [album, tracks]);
  const lines = useMemo(
    () => (tracks ?? []).map((track) => ({ ...track, albumId: album.id, number: track.trackNumber })),
    [album, tracks],
  );

  if (lines.length > 0) {
    return <TrackTable caption={t('album.tracks.caption', { title: album.title })} lines={lines} playable={playable} />;
  }
  if (hasError) {
    return (
      <ErrorState
        title={t('error.tracks.title')}
        headingLevel={2}
        retryLabel={t('common:action.retry')}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    );
  }
  if (!tracks) return <TracksPlaceholder count={album.trackCount} />;
  return (
    <EmptyState
      title={t('toast.noTracksAvailable')}
      text={t(isOwn ? 'album.tracks.emptyOwn' : 'album.tracks.empty')}
      headingLevel={2}
    >
      {isOwn && (
        <Button as={Link} to={`/edit-album/${album.id}`}>
          {t('album.tracks.add')}
        </Button>
      )}
    </EmptyState>
  );
}

/** Placeholder with one line per track: their number is known before their titles. */
export function TracksPlaceholder({ count }: { count: number }) {
  return (
    <div aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} css={line} style={{ height: ROW_HEIGHT_PX }}>
          <Skeleton width={`${62 - ((index * 13) % 30)}%`} height="1rem" />
          <Skeleton width={34} height="1rem" />
        </div>
      ))}
    </div>
  );
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  borderBottom: '1px solid var(--line)',
  paddingInline: 'var(--space-2) var(--space-12)',
});
