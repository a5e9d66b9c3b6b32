import { coverColumns } from '@fairtone/ui';
import { useCallback, useLayoutEffect, useState, type RefObject } from 'react';

/** Columns of a wall of covers and where on the page it begins, both in px and followed as they change. */
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

  // At each render: content above the grid may open and close.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    if (!wall.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(wall.current);
    return () => observer.disconnect();
  }, [wall, measure]);

  return { ...coverColumns(size.width, window.innerWidth), top: size.top };
}
