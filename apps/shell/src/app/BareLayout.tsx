import { css } from '@emotion/react';
import { useSlotProvider } from '@fairtone/federation';
import { Outlet } from 'react-router-dom';
import { Toasts } from '../toasts/Toasts.tsx';

const main = css({ height: '100dvh', overflow: 'hidden' });

/** Layout of screens in frames on other sites: no header, footer or player bar. The player is loaded all the same, to play music. */
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
