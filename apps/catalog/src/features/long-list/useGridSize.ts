import { coverColumns } from '@fairtone/ui';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/** Columns, gap and column width of a grid of covers, and its top on the page, in px. Re-renders when they change. */
export function useGridSize(wall: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: window.innerWidth, top: 0 });
  const measure = useCallback(() => {
    const element = wall.current;
    if (!element) return;
    const box = element.getBoundingClientRect();
    const width = element.clientWidth || window.innerWidth;
    const top = Math.round(box.top + window.scrollY);
    setSize((known) => (known.width === width && known.top === top ? known : { width, top }));
  }, [wall]);

  // Measures after each render, because content above the grid opens and closes.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    if (!wall.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(wall.current);
    return () => observer.disconnect();
  }, [wall, measure]);

  return { ...coverColumns(size.width, window.innerWidth), top: size.top };
}
