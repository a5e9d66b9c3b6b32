import { css } from '@emotion/react';
import { useSlotProvider } from '@fairtone/federation';
import { Outlet } from 'react-router-dom';
import { Toasts } from '../toasts/Toasts.tsx';

const main = css({ height: '100dvh', overflow: 'hidden' });

/** A screen alone, for frames on other sites: no header, no footer, no bar; music plays all the same. */
export function BareLayout() {
  useSlotProvider('shell.player');
  return (
    <>
      <main id="main" css={main}>
        <Outlet />
      </main>
      <Toasts />
    </>
  );
}
