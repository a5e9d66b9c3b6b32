import { css } from '@emotion/react';
import { formatDuration, trackDurationMs } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import type { TrackWithAlbumRow } from '@fairtone/music';
import { media } from '@fairtone/theme';
import { IconButton, Link, Text } from '@fairtone/ui';
import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { usePlayFrom } from './usePlayFrom';

interface Props {
  track: TrackWithAlbumRow;
  number: number;
  playback: ReturnType<typeof usePlayFrom>;
  /** Actions on the track. */
  children?: ReactNode;
}

/** Number, play button, title with artist, album, length and actions of a track. */
export function TrackLine({ track, number, playback, children }: Props) {
  const { t } = useTranslation('common');
  const { id, title, album } = track;
  const isSounding = playback.isSounding(id);
  const Icon = isSounding ? Pause : Play;
  return (
    <div css={styles.line}>
      <Text as="span" isTabular tone={playback.isCurrent(id) ? 'accent' : 'muted'} css={styles.number}>
        {number}
      </Text>
      <IconButton
        size="small"
        label={t(isSounding ? 'playback.pauseTitle' : 'playback.playTitle', { title })}
        icon={<Icon size={16} fill="currentColor" strokeWidth={1.5} aria-hidden />}
        disabled={!playback.canPlay(id)}
        onClick={() => playback.toggle(id)}
      />
      <div css={styles.words}>
        <Text isTruncated css={styles.title}>
          {title}
        </Text>
        <Text size="caption" tone="muted" isTruncated>
          {album?.artist ? (
            <Link as={RouterLink} to={`/artist/${album.artist.id}`} variant="quiet">
              {album.artist.name}
            </Link>
          ) : (
            album && t('role.unknownArtist')
          )}
        </Text>
      </div>
      <Text size="caption" tone="muted" isTruncated css={styles.album}>
        {album && (
          <Link as={RouterLink} to={`/album/${album.id}`} variant="quiet">
            {album.title}
          </Link>
        )}
      </Text>
      <Text as="span" size="caption" tone="muted" isTabular>
        {formatDuration(trackDurationMs(track))}
      </Text>
      <span css={styles.end}>{children}</span>
    </div>
  );
}

const styles = {
  line: css({
    display: 'grid',
    gridTemplateColumns: '2.5ch auto minmax(0, 3fr) minmax(0, 2fr) auto auto',
    alignItems: 'center',
    gap: 'var(--space-3)',
    minHeight: 56,
    flex: '1 1 auto',
    minWidth: 0,
    [media.compactOnly]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto', gap: 'var(--space-2)' },
  }),
  number: css({ textAlign: 'right', [media.compactOnly]: { display: 'none' } }),
  words: css({ minWidth: 0 }),
  title: css({ fontWeight: 500 }),
  album: css({ [media.compactOnly]: { display: 'none' } }),
  end: css({ display: 'flex' }),
};
