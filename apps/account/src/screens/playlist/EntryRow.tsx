import { css } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { Text } from '@fairtone/ui';
import { GripVertical } from 'lucide-react';
import { Button, GridListItem } from 'react-aria-components/GridList';
import type { PlaylistEntry } from '../../api/openPlaylist';
import { TrackLine } from '../../features/track-list/TrackLine';
import type { usePlayFrom } from '../../features/track-list/usePlayFrom';
import { EntryMenu } from './EntryMenu';

interface Props {
  entry: PlaylistEntry;
  index: number;
  count: number;
  playback: ReturnType<typeof usePlayFrom>;
  onMove: (place: number) => void;
  onRemove: () => void;
}

/** One track of an own playlist: a handle to move it, the track, and its menu. */
export function EntryRow({ entry: { track_id, track }, index, count, playback, onMove, onRemove }: Props) {
  const { t } = useTranslation('account');
  const title = track?.title ?? t('playlist.unavailable');
  const menu = <EntryMenu title={title} {...{ index, count, onMove, onRemove }} />;
  return (
    <GridListItem id={track_id} textValue={title} css={styles.row}>
      <Button slot="drag" css={styles.handle} aria-label={t('playlist.drag', { title })}>
        <GripVertical size={18} aria-hidden />
      </Button>
      {track ? (
        <TrackLine track={track} number={index + 1} playback={playback}>
          {menu}
        </TrackLine>
      ) : (
        <div css={styles.gone}>
          <Text tone="muted">{title}</Text>
          {menu}
        </div>
      )}
    </GridListItem>
  );
}

const styles = {
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--space-2)',
    borderBottom: '1px solid var(--line)',
    outline: 'none',
    '&[data-hovered]': { background: 'var(--hover)' },
    '&[data-dragging]': { opacity: 0.5 },
    '&[data-focus-visible]': { outline: '2px solid var(--focus)', outlineOffset: -2 },
  }),
  handle: css({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 28,
    height: 'var(--target)',
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'var(--text-muted)',
    cursor: 'grab',
  }),
  gone: css({
    display: 'flex',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 56,
  }),
};
