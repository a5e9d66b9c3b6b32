import { useIsHydrating } from '@fairtone/platform';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { ListFilter, ListSort } from '../../model/listFilter';
import { LIST_PAGE_SIZE } from '../../model/listPage';
import { useDeferredData } from '../deferred/useDeferredData';
import { readListPosition, storeListPosition, LIST_TOP, type ListPosition } from './listPositions';
import { LoadMore } from './LoadMore';
import type { Place } from './useScrollRestoration';
import { useLongList } from './useLongList';
import type { PageEndpoint } from './usePages';
import { StaticGrid } from './StaticGrid';
import { VirtualGrid } from './VirtualGrid';

interface Props<Item> {
  endpoint: PageEndpoint<Item>;
  filter: ListFilter & { sort: ListSort };
  /** Key under which the position in the list is stored; see `useListPositionKey`. */
  placeKey: string;
  total: number | null;
  onReached: (items: number) => void;
  renderItem: (item: Item, index: number) => ReactNode;
  placeholder: ReactNode;
  textHeight: number;
  /** Shown until the first page has loaded. */
  loading: ReactNode;
  empty: ReactNode;
  renderError: (onRetry: () => void) => ReactNode;
}

/** A list of any length that loads page by page while scrolling. Set React's `key` to the filter: another filter is another list. */
export function LongList<Item>(props: Props<Item>) {
  const isHydrating = useIsHydrating();
  const [isPrerendered] = useState(isHydrating);
  const wasHereBefore = useNavigationType() === 'POP';
  const [start] = useState(() => (wasHereBefore ? readListPosition(props.placeKey) : null));
  // The prerendered list shows the first page. One that begins where it was left has another key, because it replaces it.
  return isPrerendered && (isHydrating || !start) ? (
    <List key="prerendered" {...props} start={null} isPrerendered />
  ) : (
    <List {...props} start={start} isPrerendered={false} />
  );
}

interface ListProps<Item> extends Props<Item> {
  /** Position to restore; null for a list that opens at its top. */
  start: ListPosition | null;
  isPrerendered: boolean;
}

function List<Item>({ start, isPrerendered, ...props }: ListProps<Item>) {
  const { endpoint, filter, placeKey, total, onReached, renderItem, placeholder, textHeight } = props;
  const list = useLongList({ endpoint, filter, start: start ?? LIST_TOP });
  const [focusFrom, setFocusFrom] = useState<number | null>(null);
  const focusedItem = useRef<number | null>(null);
  const { keepPlace, latest } = useRememberedPlace(placeKey, list.chain, start);
  const { reached, setSpan } = list;
  useEffect(() => onReached(reached), [reached, onReached]);

  const hasBegun = useDeferredData(list.hasNothingYet ? undefined : true);

  if (list.hasNothingYet && list.hasFailed) return props.renderError(list.retry);
  if (!hasBegun) return props.loading;
  if (list.places === 0) return props.empty;
  const shown = { total, renderItem, places: list.places, itemAt: list.itemAt, onSpan: setSpan, onPlace: keepPlace };
  return (
    <>
      {isPrerendered && list.places <= LIST_PAGE_SIZE ? (
        <StaticGrid {...shown} onFocusedItem={(index) => (focusedItem.current = index)} />
      ) : (
        <VirtualGrid
          {...shown}
          {...{ placeholder, textHeight, focusFrom }}
          readStart={() => (isPrerendered ? latest.current : start)}
          readFocus={() => focusedItem.current}
          onFocused={() => setFocusFrom(null)}
        />
      )}
      <LoadMore
        hasMore={list.hasMore}
        isLoading={list.isLoading}
        hasFailed={list.hasFailed}
        onRetry={list.retry}
        onLoad={(byKeyboard) => {
          if (byKeyboard) setFocusFrom(reached);
          list.loadMore();
        }}
      />
    </>
  );
}

/** Knows the position in the list, and stores it when the visitor leaves it by a link, a reload or by closing the page. */
function useRememberedPlace(key: string, chain: ListPosition['chain'], start: ListPosition | null) {
  const latest = useRef<ListPosition>(start ?? LIST_TOP);
  useEffect(() => {
    latest.current = { ...latest.current, chain };
  }, [chain]);
  useEffect(() => {
    const remember = () => storeListPosition(key, latest.current);
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [key]);
  const keepPlace = useCallback((place: Place) => {
    latest.current = { ...latest.current, ...place };
  }, []);
  return { keepPlace, latest };
}
