import { css, keyframes } from '@emotion/react';
import { useTranslation } from '@fairtone/i18n';
import { media } from '@fairtone/theme';
import { useEffect, useState } from 'react';

/** A faster navigation shows no progress bar: one that only flashes looks slower than none. */
const LATE_MS = 300;

const creep = keyframes({ from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.9)' } });
const line = css({
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: 'var(--z-toast)',
  height: 3,
  background: 'var(--accent)',
  transformOrigin: 'left',
  pointerEvents: 'none',
  animation: `${creep} 10s cubic-bezier(0.1, 0.7, 0.3, 1) forwards`,
  [media.reducedMotion]: { animation: 'none' },
  '@media (forced-colors: active)': { background: 'Highlight' },
});

/** Progress bar at the top of the window. Appears only when it has been mounted for `LATE_MS`. */
export function RouteProgress() {
  const { t } = useTranslation('shell');
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <div css={line} role="progressbar" aria-label={t('remote.loading')} />;
}
