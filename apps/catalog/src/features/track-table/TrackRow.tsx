import { css } from '@emotion/react';
import { formatDuration, type PlayableTrack } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { PlayingBars } from '../album-card/PlayingBars';
import { LikeButton } from '../like/LikeButton';
import { TrackMenu } from '../track-menu/TrackMenu';
import { trackAnchor } from '../track-menu/trackPath';

/** Data of a row in a track table. */
export interface TrackLine {
  id: string;
  title: string;
  albumId: string;
  /** Its number on the album, or its place in the list. */
  number: number;
  durationMs: number;
  /** Shown below the title: the album, where the table mixes several. */
  note?: ReactNode;
}

interface Props {
  line: TrackLine;
  /** Ids of all lines of the table. */
  group: readonly string[];
  /** Null for a track that has no public stream: unpublished or still being worked on. */
  playable: PlayableTrack | null;
  isCurrent: boolean;
  isPlaying: boolean;
  onToggle: () => void;
}

export function TrackRow({ line, group, playable, isCurrent, isPlaying, onToggle }: Props) {
  const { t } = useTranslation('catalog');
  const { id, title, number, note } = line;
  const label = t(isPlaying ? 'common:playback.pauseTitle' : 'common:playback.playTitle', { title });
  const HoverIcon = isPlaying ? Pause : Play;
  return (
    <tr id={trackAnchor(id)} css={[row, isCurrent && current]} aria-current={isCurrent || undefined}>
      <td css={numberCell}>
        <span className="track-number">{isCurrent ? <PlayingBars isMoving={isPlaying} /> : number}</span>
        {playable && (
          <span className="track-icon" aria-hidden>
            <HoverIcon size={16} fill="currentColor" strokeWidth={1.5} />
          </span>
        )}
      </td>
      <td css={titleCell}>
        <button
          type="button"
          css={[titleButton, Boolean(note) && withNote]}
          aria-label={label}
          disabled={!playable}
          onClick={onToggle}
        >
          {title}
        </button>
        {note && <div css={noteStyle}>{note}</div>}
      </td>
      <td css={actionCell}>
        <LikeButton kind="track" id={id} group={group} title={title} size="small" />
      </td>
      <td css={durationCell}>{formatDuration(line.durationMs)}</td>
      <td css={actionCell}>
        <TrackMenu track={line} playable={playable} />
      </td>
    </tr>
  );
}

const row = css({
  borderBottom: '1px solid var(--line)',
  '& .track-icon': { display: 'none' },
  [media.hover]: {
    '&:hover': { background: 'var(--hover)' },
    '&:hover .track-icon': { display: 'inline-flex' },
    '&:hover .track-icon ~ *, &:hover .track-number:not(:only-child)': { display: 'none' },
  },
});
const current = css({ color: 'var(--accent)' });
const cell = { padding: 0, height: 52, verticalAlign: 'middle' } as const;
const numberCell = css({
  ...cell,
  paddingLeft: 'var(--space-2)',
  color: 'var(--text-muted)',
  '& > span': { verticalAlign: 'middle' },
});
const titleCell = css({ ...cell, position: 'relative' });
const titleButton = css({
  width: '100%',
  minHeight: 52,
  padding: 'var(--space-1) var(--space-2)',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'left',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&:disabled': { color: 'var(--text-faint)', cursor: 'default' },
  // Covers the number, so that a click there plays as well.
  '&::before': { content: '""', position: 'absolute', inset: '0 0 0 -48px' },
});
const withNote = css({ minHeight: 32, paddingBlock: 'var(--space-2) 0' });
const noteStyle = css({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  padding: '0 var(--space-2) var(--space-2)',
  fontSize: 'var(--size-caption)',
  color: 'var(--text-muted)',
});
const durationCell = css({
  ...cell,
  textAlign: 'right',
  color: 'var(--text-muted)',
  fontVariantNumeric: 'tabular-nums',
});
const actionCell = css({ ...cell, textAlign: 'right' });
