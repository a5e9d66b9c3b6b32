import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ListPosition } from './listPositions';

export type Place = Omit<ListPosition, 'chain'>;

interface Options {
  columns: number;
  columnWidth: number;
  start: ListPosition | null;
  onPlace: (place: Place) => void;
}

/** Restores the position in a list, keeps it when the columns change, and reports it to `onPlace`. */
export function useScrollRestoration(
  rows: Virtualizer<Window, Element>,
  { columns, columnWidth, start, onPlace }: Options,
): void {
  const place = useRef<Place | null>(start);
  const drawn = useRef({ columns, columnWidth });

  const restoreScroll = useCallback(() => {
    if (!place.current) return;
    const { index, offsetPx } = place.current;
    window.scrollTo(0, startOf(rows, Math.floor(index / drawn.current.columns)) + offsetPx);
  }, [rows]);

  useLayoutEffect(() => {
    if (drawn.current.columns === columns && drawn.current.columnWidth === columnWidth) return;
    drawn.current = { columns, columnWidth };
    rows.measure();
    restoreScroll();
  });

  const note = useCallback(() => {
    const row = rows.getVirtualItemForOffset(window.scrollY)?.index ?? 0;
    place.current = { index: row * drawn.current.columns, offsetPx: window.scrollY - startOf(rows, row) };
    onPlace(place.current);
  }, [rows, onPlace]);

  useEffect(() => {
    // Runs after the router, which restores the scroll position of a page of another height, and again in the next frame, when the rows
    // there are rendered. The virtualizer would measure these after that frame, and scroll by what it had estimated wrongly.
    restoreScroll();
    const frame = requestAnimationFrame(() => {
      measureRows(rows);
      restoreScroll();
      window.addEventListener('scroll', note, { passive: true });
      // The visitor may have scrolled since the list was rendered.
      note();
    });
    return () => cancelAnimationFrame(frame);
  }, [rows, restoreScroll, note]);

  // A layout effect runs before the router scrolls for the next page, whose scroll position is none of this list.
  useLayoutEffect(() => () => window.removeEventListener('scroll', note), [note]);
}

/** Height of a row in px with fractions, as the static grid lays it out. Rounded heights would add up to a jump between the two grids. */
export const exactHeight = (row: Element, entry?: ResizeObserverEntry) =>
  entry?.borderBoxSize?.[0]?.blockSize ?? row.getBoundingClientRect().height;

function measureRows(rows: Virtualizer<Window, Element>): void {
  for (const { index, key } of rows.getVirtualItems()) {
    const row = rows.elementsCache.get(key);
    if (row) rows.resizeItem(index, exactHeight(row));
  }
}

function startOf(rows: Virtualizer<Window, Element>, row: number): number {
  // Makes the virtualizer update `measurementsCache` with sizes that have changed.
  rows.getTotalSize();
  return rows.measurementsCache[row]?.start ?? rows.options.scrollMargin;
}
