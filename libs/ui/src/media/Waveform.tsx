import { css } from '@emotion/react';
import { useId, useMemo, useRef } from 'react';
import { useElementWidth } from './useElementWidth';
import { useSeek } from './useSeek';
import { waveformPath } from './waveformPath';

interface Props {
  /** 0..255 as stored with the track; null draws a plain line. */
  peaks: readonly number[] | null | undefined;
  positionSeconds: number;
  durationSeconds: number;
  onSeek: (seconds: number) => void;
  label: string;
  /** Text of a position for screen readers: "1:04 of 3:20". */
  valueText: (seconds: number) => string;
  /** px */
  height?: number;
  stepSeconds?: number;
}

const slider = css({
  position: 'relative',
  width: '100%',
  minWidth: 0,
  cursor: 'pointer',
  touchAction: 'none',
  borderRadius: 'var(--radius-1)',
  color: 'var(--text)',
  // Extends a lower waveform to the touch target of 44 px.
  '&::before': { content: '""', position: 'absolute', inset: 'min(0px, calc((100% - var(--target)) / 2)) 0' },
  '& > svg': { width: '100%', height: '100%', overflow: 'visible', pointerEvents: 'none' },
});

/** The track's waveform as its seek bar: drag, click, arrow keys, Home and End. */
export function Waveform(props: Props) {
  const { peaks, positionSeconds, durationSeconds, onSeek, label, valueText, height = 40, stepSeconds = 5 } = props;
  const { shownSeconds, handlers } = useSeek({ positionSeconds, durationSeconds, onSeek, stepSeconds });
  const ref = useRef<HTMLDivElement>(null);
  // One bar per 4 px, in steps of 8 bars, so that resizing the window does not redraw at every pixel.
  const bars = Math.max(24, Math.round((useElementWidth(ref) ?? 640) / 32) * 8);
  const path = useMemo(() => waveformPath(peaks ?? [], bars), [peaks, bars]);
  const clipId = useId();
  const played = durationSeconds > 0 ? Math.min(1, shownSeconds / durationSeconds) : 0;
  const stroke = { d: path, fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <div
      ref={ref}
      css={slider}
      style={{ height }}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(durationSeconds)}
      aria-valuenow={Math.round(shownSeconds)}
      aria-valuetext={valueText(shownSeconds)}
      aria-disabled={durationSeconds <= 0 || undefined}
      {...handlers}
    >
      <svg viewBox={`0 -1 ${bars} 2`} preserveAspectRatio="none" aria-hidden>
        <clipPath id={clipId}>
          <rect x="0" y="-2" height="4" width={played * bars} />
        </clipPath>
        <path {...stroke} stroke="var(--line-strong)" opacity={0.55} />
        <path {...stroke} stroke="var(--accent)" clipPath={`url(#${clipId})`} />
      </svg>
    </div>
  );
}
