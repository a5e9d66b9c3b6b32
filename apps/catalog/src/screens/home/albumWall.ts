import { css } from '@emotion/react';
import { media } from '@fairtone/theme';

export const COVER_SIZES = '(max-width: 768px) calc(46vw - 8px), (max-width: 1280px) 23vw, 290px';

/** Eight albums fill two rows of four or four rows of two; `auto-fill` would leave an odd last row. */
export const fourInARow = css({
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
