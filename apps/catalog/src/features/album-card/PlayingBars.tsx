import { css, keyframes } from '@emotion/react';
import { media } from '@fairtone/theme';

const bounce = keyframes({ '0%, 100%': { transform: 'scaleY(0.3)' }, '50%': { transform: 'scaleY(1)' } });
const DELAYS_S = [-0.9, -0.35, -0.6];

/** Three moving bars that mark the current track. They do not move while playback is paused, or with reduced motion. */
export function PlayingBars({ isMoving = true }: { isMoving?: boolean }) {
  return (
    <span css={frame} aria-hidden>
      {DELAYS_S.map((delay) => (
        <span key={delay} css={[bar, isMoving && moving]} style={{ animationDelay: `${delay}s` }} />
      ))}
    </span>
  );
}

const frame = css({
  display: 'inline-flex',
  alignItems: 'flex-end',
  gap: 2,
  width: 16,
  height: 16,
  color: 'var(--accent)',
});
const bar = css({
  flex: 1,
  height: '100%',
  borderRadius: 1,
  background: 'currentColor',
  transformOrigin: 'bottom',
  transform: 'scaleY(0.45)',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' },
});
const moving = css({
  animation: `${bounce} 0.9s var(--ease-in-out) infinite`,
  [media.reducedMotion]: { animation: 'none' },
});
