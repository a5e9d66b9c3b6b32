import { useEffect, type RefObject } from 'react';

/** Tells all styles how high the dock is (player, queue, tabs on phones): `--dock-height` in px, so that it covers neither toasts nor what has the focus. */
export function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    // React takes it out of the ref before this effect ends.
    const element = dock.current!;
    const sizes = new ResizeObserver(() => style.setProperty('--dock-height', `${element.offsetHeight}px`));
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      style.removeProperty('--dock-height');
    };
  }, [dock]);
}
