import { css } from '@emotion/react';
import { formatDuration, type PlayableTrack } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { playerActions, useAppDispatch } from '@fairtone/store';
import { Waveform } from '@fairtone/ui';
import { usePlayerGetWaveformQuery } from '../../api/waveformApi.ts';
import { useShownPosition } from './useShownPosition.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 'var(--space-3)',
});
const time = css({
  color: 'var(--text-muted)',
  fontSize: 'var(--size-caption)',
  fontVariantNumeric: 'tabular-nums',
  minWidth: '2.6em',
});
const loud = css({ color: 'var(--text)' });

interface Props {
  track: PlayableTrack;
  height: number;
  /** Shows the times in the full text colour, for use over the colour of a cover. */
  isLoud?: boolean;
}

/** Elapsed time, waveform and duration. The waveform is the slider. */
export function SeekBar({ track, height, isLoud }: Props) {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  const positionMs = useShownPosition();
  const timeStyle = [time, isLoud && loud];
  const { data } = usePlayerGetWaveformQuery(track.id);
  const total = formatDuration(track.durationMs);
  return (
    <div css={row}>
      <span css={timeStyle}>{formatDuration(positionMs)}</span>
      <Waveform
        peaks={data?.peaks}
        positionSeconds={positionMs / 1000}
        durationSeconds={track.durationMs / 1000}
        height={height}
        label={t('seek.label')}
        valueText={(seconds) => t('seek.value', { position: formatDuration(seconds * 1000), total })}
        onSeek={(seconds) => dispatch(playerActions.seekRequested(seconds * 1000))}
      />
      <span css={timeStyle}>{total}</span>
    </div>
  );
}
