import { css } from '@emotion/react';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import type { ListPosition } from './listPositions';
import { useGridSize } from './useGridSize';
import type { Span } from './useLongList';
import { exactHeight, useScrollRestoration, type Place } from './useScrollRestoration';

/** In px; the same gap as in `CoverGrid`. */
const ROW_GAP = 32;
const ROWS_AROUND = 2;

interface Props<Item> {
  /** Number of places; those whose items have not loaded show the placeholder. */
  places: number;
  /** Number of all items of the list, loaded or not; null until it is known. */
  total: number | null;
  itemAt: (index: number) => Item | undefined;
  renderItem: (item: Item, index: number) => ReactNode;
  placeholder: ReactNode;
  /** Height of a card below its square picture in px, estimated until the card is measured. */
  textHeight: number;
  /** Reads the position to restore; null for a list that opens at its top. */
  readStart: () => ListPosition | null;
  /** Reads the index of the item that had the focus in the grid before, which this one replaces. */
  readFocus: () => number | null;
  /** Called with the rendered rows and the last visible item. */
  onSpan: (span: Span) => void;
  onPlace: (place: Place) => void;
  /** Index of the item that takes the focus once it has loaded. */
  focusFrom: number | null;
  onFocused: () => void;
}

/** Virtualised grid of cards: only the rows around the window are in the DOM. */
export function VirtualGrid<Item>(props: Props<Item>) {
  const { places, total, itemAt, renderItem, placeholder, textHeight, onSpan, onPlace, focusFrom, onFocused } = props;
  const [start] = useState(props.readStart);
  const [focusedBefore] = useState(props.readFocus);
  const wall = useRef<HTMLDivElement>(null);
  const { columns, gap, columnWidth, top } = useGridSize(wall);
  const focusedRow = useRef(focusedBefore === null ? null : Math.floor(focusedBefore / columns));
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(places / columns),
    estimateSize: () => columnWidth + textHeight,
    gap: ROW_GAP,
    overscan: ROWS_AROUND,
    scrollMargin: top,
    measureElement: exactHeight,
    // Set before the virtualizer measures the window, so that the first render already has rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // The row that has focus stays in the DOM, however far the visitor scrolls away from it.
    rangeExtractor: (range: Range) => {
      const rows = defaultRangeExtractor(range);
      const row = focusedRow.current;
      return row === null || rows.includes(row) || row >= range.count ? rows : [...rows, row].sort((a, b) => a - b);
    },
  });
  useScrollRestoration(virtualizer, { columns, columnWidth, start, onPlace });

  const rows = virtualizer.getVirtualItems();
  const drawn = rows.flatMap(({ index }) => [index * columns, (index + 1) * columns - 1]).join();
  const last = Math.max(0, Math.min(places, ((virtualizer.range?.endIndex ?? 0) + 1) * columns) - 1);
  useEffect(() => onSpan({ drawn: drawn.split(',').map(Number), last }), [drawn, last, onSpan]);

  useLayoutEffect(() => {
    if (focusedBefore !== null) linkOf(wall.current, focusedBefore)?.focus({ preventScroll: true });
  }, [focusedBefore]);

  const isThere = focusFrom !== null && itemAt(focusFrom) !== undefined;
  useEffect(() => {
    if (!isThere) return;
    linkOf(wall.current, focusFrom)?.focus();
    onFocused();
  }, [isThere, focusFrom, onFocused]);

  const handleFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focusedRow.current = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? 0);
  };

  return (
    <div
      ref={wall}
      role="list"
      css={frame}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={handleFocus}
      onBlur={() => (focusedRow.current = null)}
    >
      {rows.map(({ key, index: row, start: rowStart }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={row}
          css={rowStyle}
          style={{
            transform: `translateY(${rowStart - virtualizer.options.scrollMargin}px)`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            columnGap: gap,
          }}
        >
          {Array.from({ length: Math.min(columns, places - row * columns) }, (_, column) => {
            const index = row * columns + column;
            const item = itemAt(index);
            return (
              <div key={index} role="listitem" aria-posinset={index + 1} aria-setsize={total ?? -1} css={cell}>
                {item === undefined ? placeholder : renderItem(item, index)}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const linkOf = (wall: HTMLElement | null, index: number) =>
  wall?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] a`);

const frame = css({ position: 'relative', width: '100%', overflowAnchor: 'none' });
const rowStyle = css({ position: 'absolute', top: 0, left: 0, width: '100%', display: 'grid' });
const cell = css({ minWidth: 0 });
