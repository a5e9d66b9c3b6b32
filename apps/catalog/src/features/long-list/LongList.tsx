import { isPrerendering } from '@fairtone/platform';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { ListFilter, ListSort } from '../../model/listFilter';
import { useDeferredData } from '../deferred/useDeferredData';
import { recallPlace, rememberPlace, TOP, type ListPlace } from './listMemory';
import { LoadMore } from './LoadMore';
import type { Place } from './useKeptPlace';
import { useLongList } from './useLongList';
import type { PageEndpoint } from './usePages';
import { StillGrid } from './StillGrid';
import { VirtualGrid } from './VirtualGrid';

interface Props<Item> {
  endpoint: PageEndpoint<Item>;
  filter: ListFilter & { sort: ListSort };
  /** Under which the place in the list is remembered; see `usePlaceKey`. */
  placeKey: string;
  total: number | null;
  onReached: (items: number) => void;
  renderItem: (item: Item, index: number) => ReactNode;
  placeholder: ReactNode;
  textHeight: number;
  /** Shown until the first page is there. */
  loading: ReactNode;
  empty: ReactNode;
  renderError: (onRetry: () => void) => ReactNode;
}

const Grid = isPrerendering ? StillGrid : VirtualGrid;

/** A list of any length, loaded page by page while the user scrolls. Give it a `key` of its filter: another filter is another list. */
export function LongList<Item>(props: Props<Item>) {
  const { endpoint, filter, placeKey, total, onReached, renderItem, placeholder, textHeight } = props;
  const wasHereBefore = useNavigationType() === 'POP';
  const [start] = useState<ListPlace | null>(() => (wasHereBefore ? recallPlace(placeKey) : null));
  const list = useLongList({ endpoint, filter, start: start ?? TOP });
  const [focusFrom, setFocusFrom] = useState<number | null>(null);
  const keepPlace = useRememberedPlace(placeKey, list.chain, start);
  const { reached, setSpan } = list;
  useEffect(() => onReached(reached), [reached, onReached]);

  const hasBegun = useDeferredData(list.hasNothingYet ? undefined : true);

  if (list.hasNothingYet && list.hasFailed) return props.renderError(list.retry);
  if (!hasBegun) return props.loading;
  if (list.places === 0) return props.empty;
  return (
    <>
      <Grid
        {...{ total, renderItem, placeholder, textHeight, start, focusFrom }}
        places={list.places}
        itemAt={list.itemAt}
        onSpan={setSpan}
        onPlace={keepPlace}
        onFocused={() => setFocusFrom(null)}
      />
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

/** Remembers the place when the list is left, by a link or with the page. */
function useRememberedPlace(key: string, chain: ListPlace['chain'], start: ListPlace | null) {
  const latest = useRef<ListPlace>(start ?? TOP);
  useEffect(() => {
    latest.current = { ...latest.current, chain };
  }, [chain]);
  useEffect(() => {
    const remember = () => rememberPlace(key, latest.current);
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [key]);
  return useCallback((place: Place) => {
    latest.current = { ...latest.current, ...place };
  }, []);
}
