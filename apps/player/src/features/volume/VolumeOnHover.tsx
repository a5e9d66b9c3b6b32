import { css } from '@emotion/react';
import { media } from '@fairtone/theme';
import { Volume } from './Volume.tsx';

// On devices without hover the slider is always visible.
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  [media.hover]: {
    '& input': { opacity: 0, transition: 'opacity var(--motion)' },
    '&:hover input, &:focus-within input': { opacity: 1 },
  },
});

/** The volume button; its slider is visible on hover and focus. */
export function VolumeOnHover() {
  return (
    <div css={row}>
      <Volume />
    </div>
  );
}
