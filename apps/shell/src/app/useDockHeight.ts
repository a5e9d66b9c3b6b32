import { useEffect, type RefObject } from 'react';

/**
 * Keeps `--dock-height` (px) at the height of the dock: player, queue, and tabs on phones. Toasts stay above it, and the page scrolls a focused
 * element above it.
 */
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
