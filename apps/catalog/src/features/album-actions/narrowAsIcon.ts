import { css } from '@emotion/react';
import { media } from '@fairtone/theme';

/** Shows only the icon of a button on phones; assistive technology still reads its text. */
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
