import { useEffect, type RefObject } from 'react';

/** Tells all styles how high the dock is (player, queue, tabs on phones): `--dock-height` in px, so that it covers neither toasts nor what has the focus. */
export function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(() => style.setProperty('--dock-height', `${dock.current!.offsetHeight}px`));
    sizes.observe(dock.current!);
    return () => {
      sizes.disconnect();
      style.removeProperty('--dock-height');
    };
  }, [dock]);
}
