import { css, keyframes } from '@emotion/react';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const style = css({
  display: 'inline-block',
  flex: 'none',
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: 'var(--radius-full)',
  animation: `${turn} 0.8s linear infinite`,
});

interface Props {
  /** Diameter in px. */
  size?: number;
  /** Announced by screen readers; without it the spinner is decoration beside a text. */
  label?: string;
}

/** Progress of something whose end is unknown. */
export function Spinner({ size = 24, label }: Props) {
  const announced = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span css={style} style={{ width: size, height: size }} {...announced} />;
}
