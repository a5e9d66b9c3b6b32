import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Tallest it may get before it scrolls, in pixels. */
  maxHeightPx?: number;
  children: ReactNode;
}

/** Holds what is wider or longer than its place; scrolls by keyboard too. */
export function ScrollRegion({ label, maxHeightPx, children }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div css={[scroll, css({ maxHeight: maxHeightPx })]} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

const scroll = css({ overflow: 'auto', maxWidth: '100%' });
