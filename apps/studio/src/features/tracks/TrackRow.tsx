import { formatDuration } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { IconButton, Text } from '@fairtone/ui';
import { ArrowDown, ArrowUp, Pause, Play, X } from 'lucide-react';
import type { AlbumTrack } from './albumTracks';
import { row, rowActions, rowNumber, rowTarget, rowTime, rowTitle, titleInput } from './trackRowStyles';
import { AudioAction } from './AudioAction';
import { TrackState } from './TrackState';
import { UploadAction } from './UploadAction';
import { useRowDrag } from './useRowDrag';

export interface TrackRowHandlers {
  onTitleChange: (id: string, title: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (id: string) => void;
  onPause: (id: string) => void;
  onResume: (id: string) => void;
  onReplace: (id: string, file: File) => void;
  onReplaceAudio: (id: string, file: File) => void;
  onKeepAudio: (id: string) => void;
  onPreview: (id: string) => void;
}

interface Props extends TrackRowHandlers {
  track: AlbumTrack;
  index: number;
  isLast: boolean;
  isPlaying: boolean;
}

/** One row of the track list: number, title, state, duration, and its actions. */
export function TrackRow({ track, index, isLast, isPlaying, ...handlers }: Props) {
  const { t } = useTranslation('studio');
  const { id, title, upload } = track;
  const values = { title, number: track.trackNumber };
  const isBroken = upload.phase === 'failed';
  const drag = useRowDrag(index, handlers.onMove);
  const PreviewIcon = isPlaying ? Pause : Play;
  return (
    <li css={[row, drag.isTarget && rowTarget]} data-track={id} {...drag.rowProps}>
      <span css={rowNumber} aria-hidden {...drag.handleProps}>
        {track.trackNumber}
      </span>
      <div css={rowTitle}>
        <input
          css={titleInput}
          aria-label={t('tracks.titleOf', values)}
          value={title}
          maxLength={200}
          onChange={({ target }) => handlers.onTitleChange(id, target.value)}
          // Enter would submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <TrackState track={track} />
      </div>
      <Text as="span" isTabular tone="muted" css={rowTime}>
        {track.durationMs !== null && formatDuration(track.durationMs)}
      </Text>
      <div css={rowActions}>
        <UploadAction
          track={track}
          onPause={handlers.onPause}
          onResume={handlers.onResume}
          onReplace={handlers.onReplace}
        />
        <AudioAction track={track} onReplaceAudio={handlers.onReplaceAudio} onKeepAudio={handlers.onKeepAudio} />
        {!isBroken && (
          <IconButton
            label={t(isPlaying ? 'common:playback.pauseTitle' : 'common:playback.playTitle', { title })}
            size="small"
            isPressed={isPlaying}
            icon={<PreviewIcon size={18} aria-hidden />}
            onClick={() => handlers.onPreview(id)}
          />
        )}
        <IconButton
          label={t('tracks.moveUp', values)}
          size="small"
          data-move="up"
          disabled={index === 0}
          icon={<ArrowUp size={18} aria-hidden />}
          onClick={() => handlers.onMove(index, index - 1)}
        />
        <IconButton
          label={t('tracks.moveDown', values)}
          size="small"
          data-move="down"
          disabled={isLast}
          icon={<ArrowDown size={18} aria-hidden />}
          onClick={() => handlers.onMove(index, index + 1)}
        />
        <IconButton
          label={t('tracks.remove', values)}
          size="small"
          icon={<X size={18} aria-hidden />}
          onClick={() => handlers.onRemove(id)}
        />
      </div>
    </li>
  );
}
