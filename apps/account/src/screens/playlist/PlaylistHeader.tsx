import { css } from '@emotion/react';
import { formatDuration, trackDurationMs } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import type { TrackWithAlbumRow } from '@fairtone/music';
import { media } from '@fairtone/theme';
import { Badge, Heading, Inline, Link, Stack, Text } from '@fairtone/ui';
import { Link as RouterLink } from 'react-router-dom';
import type { OpenPlaylist } from '../../api/playlistRows';
import { PlaylistCover } from '../../features/playlists/PlaylistCover';

interface Props {
  playlist: OpenPlaylist;
  tracks: readonly TrackWithAlbumRow[];
  isOwner: boolean;
}

/** Covers, name, owner and length of a playlist. */
export function PlaylistHeader({ playlist, tracks, isOwner }: Props) {
  const { t } = useTranslation('account');
  const covers = [...new Set(tracks.flatMap(({ album }) => album?.cover_image ?? []))];
  const totalMs = tracks.reduce((sum, track) => sum + trackDurationMs(track), 0);
  return (
    <header css={styles.header}>
      <div css={styles.cover}>
        <PlaylistCover covers={covers} sizes="220px" />
      </div>
      <Stack gap={3} align="start">
        <Heading level={1} size="heading" css={styles.name}>
          {playlist.name}
        </Heading>
        {playlist.description && <Text css={styles.description}>{playlist.description}</Text>}
        <Inline gap={3}>
          {playlist.owner && !isOwner && (
            <Link as={RouterLink} to={`/profile/${playlist.owner.id}`} variant="strong">
              {t('playlist.by', { name: playlist.owner.name })}
            </Link>
          )}
          <Text as="span" tone="muted">
            {t('common:count.tracks', { count: tracks.length })}
          </Text>
          {totalMs > 0 && (
            <Text as="span" tone="muted" isTabular>
              {formatDuration(totalMs)}
            </Text>
          )}
          {isOwner && <Badge>{t(playlist.is_shared ? 'playlists.shared' : 'playlists.private')}</Badge>}
        </Inline>
      </Stack>
    </header>
  );
}

const styles = {
  header: css({
    display: 'grid',
    gridTemplateColumns: '220px minmax(0, 1fr)',
    alignItems: 'end',
    gap: 'var(--space-8)',
    [media.compactOnly]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--space-4)' },
  }),
  cover: css({ [media.compactOnly]: { maxWidth: 220 } }),
  name: css({ overflowWrap: 'anywhere' }),
  description: css({ maxWidth: '46rem', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
};
