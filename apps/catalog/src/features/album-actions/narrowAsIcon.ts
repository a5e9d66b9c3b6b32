import { css } from '@emotion/react';
import { media } from '@fairtone/theme';

/** A button of icon and text that keeps only its icon in sight on phones; assistive technology still reads the text. */
export const narrowAsIcon = css({
  paddingInline: 'var(--space-2)',
  [media.compactOnly]: {
    width: 'var(--target)',
    padding: 0,
    '& > span': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
