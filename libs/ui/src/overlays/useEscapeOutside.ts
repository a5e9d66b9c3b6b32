import { useEffect, type RefObject } from 'react';

/** An alertdialog is one, too. */
const DIALOGS = '[role$=dialog]';
const OVERLAYS = `${DIALOGS},[role=menu],[role=listbox]`;

/**
 * Calls `onEscape` for Escape while the focus is in no overlay, and this one is the topmost dialog: its entry animation has not given it
 * the focus yet, or the element that had the focus is gone. Escape inside of an overlay is handled by the overlay itself.
 * @param onEscape null: Escape does not close this overlay
 */
export function useEscapeOutside(overlay: RefObject<HTMLElement | null>, onEscape: (() => void) | null): void {
  useEffect(() => {
    if (!onEscape) return;
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || (event.target as Element).closest?.(OVERLAYS)) return;
      // Each app has its own copy of the overlays: only the page knows which is on top.
      if ([...document.querySelectorAll(DIALOGS)].at(-1) !== overlay.current) return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [overlay, onEscape]);
}
