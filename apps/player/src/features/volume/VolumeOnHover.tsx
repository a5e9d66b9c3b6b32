import { css } from '@emotion/react';
import { media } from '@fairtone/theme';
import { Volume } from './Volume.tsx';

// Where nothing can hover, the slider is there all the time.
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  [media.hover]: {
    '& input': { opacity: 0, transition: 'opacity var(--motion)' },
    '&:hover input, &:focus-within input': { opacity: 1 },
  },
});

/** The volume button; its slider shows on hover and focus. */
export function VolumeOnHover() {
  return (
    <div css={row}>
      <Volume />
    </div>
  );
}
