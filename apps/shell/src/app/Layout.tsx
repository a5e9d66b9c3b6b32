import { css } from '@emotion/react';
import { DialogOutlet, Slot } from '@fairtone/federation';
import { useTranslation } from '@fairtone/i18n';
import { dialogClosed, selectDialog, useAppDispatch, useAppSelector } from '@fairtone/store';
import { useRef } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';
import { MobileTabBar } from '../header/MobileTabBar.tsx';
import { OfflineNotice } from '../navigation/OfflineNotice.tsx';
import { RouteAnnouncer } from '../navigation/RouteAnnouncer.tsx';
import { RouteProgress } from '../navigation/RouteProgress.tsx';
import { useRouteFocus } from '../navigation/useRouteFocus.ts';
import { SlotPlace } from '../remotes/SlotPlace.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { useDockHeight } from './useDockHeight.ts';
import { usePrefetch } from './usePrefetch.ts';

const page = css({ minHeight: '100dvh', display: 'flex', flexDirection: 'column' });
const main = css({
  flex: 1,
  outline: 'none',
  '&:focus-visible': { outline: 'none' },
  // Not before the screen is there, which would pull it up or push it away.
  '&:has([data-pending-screen]) + footer': { display: 'none' },
});
/** The player and the tab bar stack at the bottom and share the safe area of phones. */
const dock = css({
  position: 'sticky',
  bottom: 0,
  zIndex: 'var(--z-player)',
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: 'var(--surface)',
});

/** What every page shares: header, footer, player, dialogs and toasts around the current screen. */
export function Layout() {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectDialog);
  const mainRef = useRef<HTMLElement>(null);
  const dockRef = useRef<HTMLDivElement>(null);
  useRouteFocus(mainRef);
  useDockHeight(dockRef);
  usePrefetch();
  const isNavigating = useNavigation().state !== 'idle';

  return (
    <div css={page}>
      <a className="skip-link" href="#main">
        {t('layout.skipToContent')}
      </a>
      {isNavigating && <RouteProgress />}
      <RouteAnnouncer />
      <Header />
      <main id="main" ref={mainRef} tabIndex={-1} css={main}>
        <Outlet />
      </main>
      <Footer />
      <div ref={dockRef} css={dock} data-dock>
        <OfflineNotice />
        <SlotPlace value="shell.player">
          <Slot name="shell.player" />
        </SlotPlace>
        <MobileTabBar />
      </div>
      <DialogOutlet request={dialog} onClose={() => dispatch(dialogClosed())} />
      <Toasts />
      {/* Keyed by path and history entry: a link opens a page at its top, going back restores its scroll position. */}
      <ScrollRestoration getKey={({ pathname, key }) => (key === 'default' ? pathname : key)} />
    </div>
  );
}
