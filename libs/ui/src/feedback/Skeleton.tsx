import { css, keyframes } from '@emotion/react';
import type { CSSProperties } from 'react';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

const style = css({
  display: 'block',
  background: 'var(--skeleton)',
  borderRadius: 'var(--radius-1)',
  animation: `${pulse} 1.6s var(--ease-in-out) infinite`,
});

interface Props {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  shape?: 'block' | 'circle' | 'square';
}

/** Placeholder of something that is still loading. Hidden from assistive technology: announce loading once, on the region. */
export function Skeleton({ width = '100%', height = '1em', shape = 'block' }: Props) {
  const shaped: CSSProperties =
    shape === 'block'
      ? { width, height }
      : { width, aspectRatio: '1', borderRadius: shape === 'circle' ? '50%' : undefined };
  return <span css={style} style={shaped} aria-hidden />;
}
