import { css } from '@emotion/react';
import { useIsHydrating } from '@fairtone/platform';
import { media } from '@fairtone/theme';
import { CoverGrid } from '@fairtone/ui';
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import type { Span } from './useLongList';
import type { Place } from './useScrollRestoration';

interface Props<Item> {
  places: number;
  total: number | null;
  itemAt: (index: number) => Item | undefined;
  renderItem: (item: Item, index: number) => ReactNode;
  onSpan: (span: Span) => void;
  onPlace: (place: Place) => void;
  /** Called with the index of the item that has the focus. */
  onFocusedItem: (index: number | null) => void;
}

/** Number of items that a large window shows without scrolling. */
const PRERENDERED = 12;

/** The grid that servers render, where nothing can be measured: columns by CSS. It is hydrated, and stays until the list grows. */
export function StaticGrid<Item>(props: Props<Item>) {
  const { places, total, itemAt, renderItem, onSpan, onPlace, onFocusedItem } = props;
  const isHydrating = useIsHydrating();
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const look = () => {
      const boxes = [...list.current!.children].map((item) => item.getBoundingClientRect());
      const tops = boxes.map(({ top }) => top);
      const top = tops.findLast((one) => one <= 0) ?? tops[0] ?? 0;
      onPlace({ index: Math.max(0, tops.indexOf(top)), offsetPx: -top });
      onSpan({ drawn: [0, places - 1], last: tops.findLastIndex((one) => one < window.innerHeight) });
    };
    look();
    const events = ['scroll', 'resize'] as const;
    for (const event of events) window.addEventListener(event, look, { passive: true });
    return () => events.forEach((event) => window.removeEventListener(event, look));
  }, [places, onSpan, onPlace]);

  const handleFocus = ({ target }: FocusEvent<HTMLElement>) =>
    onFocusedItem([...list.current!.children].findIndex((item) => item.contains(target)));

  return (
    <CoverGrid ref={list} css={isHydrating && covers} onFocus={handleFocus} onBlur={() => onFocusedItem(null)}>
      {Array.from({ length: isHydrating ? Math.min(places, PRERENDERED) : places }, (_, index) => itemAt(index)).map(
        (item, index) =>
          item !== undefined && (
            <li key={index} aria-posinset={index + 1} aria-setsize={total ?? -1} css={cell}>
              {renderItem(item, index)}
            </li>
          ),
      )}
    </CoverGrid>
  );
}

// Phones do not load the covers below the first screen, which would take bandwidth from the scripts.
const covers = css({ [media.compactOnly]: { '& > li:nth-of-type(n + 5) img': { display: 'none' } } });
const cell = css({ minWidth: 0 });
