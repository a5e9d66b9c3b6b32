import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the content after a navigation, so that keyboards and screen readers start at the new content. */
export function useRouteFocus(target: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A menu that was opened while the page was on its way stays open, and keeps the keyboard.
    if (document.activeElement?.closest('[role=menu]')) return;
    target.current?.focus({ preventScroll: true });
  }, [pathname, target]);
}
