import { css } from '@emotion/react';
import type { ChangeEvent, ComponentPropsWithRef, CSSProperties } from 'react';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  label: string;
  value: number;
  min: number;
  max: number;
  onValueChange: (value: number) => void;
  /** The value as screen readers read it: "$8.00", "70 %". */
  valueText?: string;
}

const thumb = {
  appearance: 'none',
  width: 18,
  height: 18,
  border: 0,
  borderRadius: '50%',
  background: 'var(--accent)',
  boxShadow: 'var(--shadow-1)',
} as const;

const track = {
  height: 4,
  borderRadius: 2,
  background: 'linear-gradient(to right, var(--accent) var(--filled), var(--line-strong) var(--filled))',
};

const forcedTrack = 'linear-gradient(to right, Highlight var(--filled), CanvasText var(--filled))';

const style = css({
  appearance: 'none',
  width: '100%',
  height: 'var(--target)',
  margin: 0,
  background: 'transparent',
  cursor: 'pointer',
  '&::-webkit-slider-runnable-track': track,
  '&::-moz-range-track': track,
  '&::-webkit-slider-thumb': { ...thumb, marginTop: -7 },
  '&::-moz-range-thumb': thumb,
  // Forced colours remove backgrounds; without these rules the slider would be invisible.
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    '&::-webkit-slider-runnable-track': { background: forcedTrack },
    '&::-moz-range-track': { background: forcedTrack },
    '&::-webkit-slider-thumb': { background: 'Highlight' },
    '&::-moz-range-thumb': { background: 'Highlight' },
  },
  '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
});

/** A number on a line: volume, an amount. */
export function Slider({ label, value, min, max, onValueChange, valueText, ...rest }: Props) {
  const filled = max > min ? `${((Math.min(max, Math.max(min, value)) - min) / (max - min)) * 100}%` : '0%';
  return (
    <input
      type="range"
      css={style}
      style={{ '--filled': filled } as CSSProperties}
      aria-label={label}
      aria-valuetext={valueText}
      {...{ value, min, max }}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onValueChange(Number(event.target.value))}
      {...rest}
    />
  );
}
