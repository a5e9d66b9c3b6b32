import { useEffect } from 'react';

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';
/** More than a menu, its submenu and two dialogs that open each other. */
const MAX_REMEMBERED = 12;

/**
 * Gives the focus back to where it came from when an overlay closes and would leave it nowhere. Each app brings its own
 * copy of the overlays, and a copy knows nothing of the others: a dialog that another app's menu opened would give the
 * focus back to an entry of that menu, which has been gone for long. Here, once for the page, every place is known.
 */
export function useRestoreFocus(): void {
  useEffect(() => {
    let places: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      places = [target, ...places.filter((place) => place !== target && place.isConnected)].slice(0, MAX_REMEMBERED);
    };
    const restoreFocus = () => {
      if (document.activeElement && document.activeElement !== document.body) return;
      // What is gone or hidden takes no focus.
      places.some((place) => {
        place.focus();
        return document.activeElement === place;
      });
    };
    // Overlays stand directly in the body. The second frame lets the overlay's own copy go first.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ removedNodes }) => [...removedNodes].some(wasOverlay)))
        requestAnimationFrame(() => requestAnimationFrame(restoreFocus));
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}

const wasOverlay = (node: Node) =>
  node instanceof Element && (node.matches(OVERLAYS) || node.querySelector(OVERLAYS) !== null);
