import { css } from '@emotion/react';
import { formatDuration, type PlayableTrack } from '@fairtone/domain';
import { useTranslation } from '@fairtone/i18n';
import { playerActions, useAppDispatch } from '@fairtone/store';
import { Waveform } from '@fairtone/ui';
import { usePlayerGetWaveformQuery } from '../../api/waveformApi.ts';
import { usePosition } from '../../playback/usePosition.ts';

const row = css({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: 'var(--space-3)' });
const time = css({ color: 'var(--text-muted)', fontSize: 'var(--size-caption)', fontVariantNumeric: 'tabular-nums', minWidth: '2.6em' });

/** Elapsed, waveform, duration. The waveform is the slider. */
export function SeekBar({ track, height }: { track: PlayableTrack; height: number }) {
  const { t } = useTranslation('player');
  const dispatch = useAppDispatch();
  const positionMs = usePosition();
  const { data } = usePlayerGetWaveformQuery(track.id);
  const total = formatDuration(track.durationMs);
  return (
    <div css={row}>
      <span css={time}>{formatDuration(positionMs)}</span>
      <Waveform
        peaks={data?.peaks}
        positionSeconds={positionMs / 1000}
        durationSeconds={track.durationMs / 1000}
        height={height}
        label={t('seek.label')}
        valueText={(seconds) => t('seek.value', { position: formatDuration(seconds * 1000), total })}
        onSeek={(seconds) => dispatch(playerActions.seekRequested(seconds * 1000))}
      />
      <span css={time}>{total}</span>
    </div>
  );
}
