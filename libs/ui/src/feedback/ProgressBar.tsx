import { css } from '@emotion/react';

const track = css({ height: 6, borderRadius: 'var(--radius-full)', background: 'var(--line)', overflow: 'hidden' });
const bar = css({
  height: '100%',
  borderRadius: 'inherit',
  background: 'var(--accent)',
  transformOrigin: 'left',
  transition: 'transform var(--motion)',
});
const tones = {
  accent: css({}),
  success: css({ background: 'var(--success)' }),
  danger: css({ background: 'var(--danger)' }),
};

interface Props {
  label: string;
  /** 0 to 1. */
  value: number;
  /** Text for screen readers, such as "3 of 12 MB"; by default they read the percentage. */
  valueText?: string;
  tone?: keyof typeof tones;
}

/** Progress of something with a known end. */
export function ProgressBar({ label, value, valueText, tone = 'accent' }: Props) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div
      css={track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
    >
      <div css={[bar, tones[tone]]} style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
