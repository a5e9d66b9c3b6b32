import { useEffect, type RefObject } from 'react';

const HEIGHT = '--dock-height';

/**
 * Keeps `--dock-height` (px) at the height of the dock: player, queue, and tabs on phones. Toasts stay above it, and the page scrolls a focused
 * element above it.
 */
export function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    // React takes it out of the ref before this effect ends.
    const element = dock.current!;
    const sizes = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      // The tabs of a phone have their height in the style sheet. Each change computes the style of everything again.
      if (getComputedStyle(root).getPropertyValue(HEIGHT) !== height) root.style.setProperty(HEIGHT, height);
    });
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      root.style.removeProperty(HEIGHT);
    };
  }, [dock]);
}
