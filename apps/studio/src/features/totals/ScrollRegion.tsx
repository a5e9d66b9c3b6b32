import { css } from '@emotion/react';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Maximum height in pixels before the content scrolls. */
  maxHeightPx?: number;
  children: ReactNode;
}

/** A container that scrolls content larger than itself, also by keyboard. */
export function ScrollRegion({ label, maxHeightPx, children }: Props) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
    <div css={[scroll, css({ maxHeight: maxHeightPx })]} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

const scroll = css({ overflow: 'auto', maxWidth: '100%' });
