import { css } from '@emotion/react';

/** Letters of the longest version that stays in one line: `0.1.0-` and ten digits of a digest, with some left. */
const ONE_LINE = 20;

/** A version number, in figures of equal width. */
export function Version({ children }: { children: string }) {
  return (
    <span css={children.length > ONE_LINE ? wraps : oneLine} translate="no">
      {children}
    </span>
  );
}

const wraps = css({ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
const oneLine = css({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
