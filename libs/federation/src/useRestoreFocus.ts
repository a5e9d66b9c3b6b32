import { useEffect } from 'react';

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"]';
/** More than a menu, its submenu and two dialogs that open each other. */
const MAX_REMEMBERED = 12;

/**
 * Restores the focus when an overlay closes and would leave it nowhere. Each app has its own copy of the overlays, and a copy does not
 * know the others: a dialog that another app's menu opened would focus an entry of that menu, which is no longer in the page. This one
 * hook tracks focus for the whole page.
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
      // Elements that were removed or hidden cannot take the focus.
      places.some((place) => {
        place.focus();
        return document.activeElement === place;
      });
    };
    // Overlays are direct children of the body. Wait two frames, so that the overlay's own code runs first.
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
