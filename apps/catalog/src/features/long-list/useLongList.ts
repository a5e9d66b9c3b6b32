import { useAppDispatch } from '@fairtone/store';
import { useEffect, useRef, useState } from 'react';
import { updateCursorChain, type CursorChain } from '../../model/cursorChain';
import type { ListPageRequest } from '../../model/listFilter';
import { LIST_PAGE_SIZE } from '../../model/listPage';
import { usePages, type PageEndpoint } from './usePages';

/** Which items of a list are rendered and visible, by index. */
export interface Span {
  /** First and last index of each rendered row. */
  drawn: number[];
  /** Index of the last visible item. */
  last: number;
}

/** Pages that load by themselves; then the list waits for a click, so that the footer can be reached. */
const AUTO_LOADED_PAGES = 4;
/** The next page loads when at most this many items are left below the window. */
const NEAR_END = 8;

const pageOf = (index: number) => Math.floor(index / LIST_PAGE_SIZE);

interface Options<Item> {
  endpoint: PageEndpoint<Item>;
  filter: Omit<ListPageRequest, 'after'>;
  start: { chain: CursorChain; index: number };
}

/**
 * A list of any length. Only the pages around the window stay loaded. Of all others the cursor is kept, and they load
 * again when they are scrolled back into view.
 */
export function useLongList<Item>({ endpoint, filter, start }: Options<Item>) {
  const dispatch = useAppDispatch();
  const [chain, setChain] = useState<CursorChain>(start.chain);
  const [span, setSpan] = useState<Span>({ drawn: [start.index], last: start.index });
  const [hasBegun, setHasBegun] = useState(false);
  const autoLoadsLeft = useRef(AUTO_LOADED_PAGES);

  const lastPage = chain.length - 1;
  const drawnPages = span.drawn.map(pageOf).filter((page) => page < lastPage);
  const numbers = [...new Set([...drawnPages, lastPage])];
  const requests = numbers.map((page) => ({ ...filter, after: chain[page]! }));
  const answers = usePages(endpoint, requests);

  const last = answers.at(-1)!;
  const next = last.data?.next ?? null;
  const reached = lastPage * LIST_PAGE_SIZE + (last.data?.items.length ?? 0);
  const hasFailed = answers.some(({ isError, data }) => isError && !data);

  if (!hasBegun && answers.some(({ data }) => data)) setHasBegun(true);
  const updatedChain = numbers.reduce((known, page, at) => {
    const { data } = answers[at]!;
    return data ? updateCursorChain(known, page, data.next) : known;
  }, chain);
  if (updatedChain !== chain) setChain(updatedChain);

  const loadMore = () => next !== null && setChain((known) => [...known, next]);
  const isNearEnd = span.last > 0 && reached - span.last <= NEAR_END;
  useEffect(() => {
    if (!isNearEnd || next === null || autoLoadsLeft.current === 0) return;
    autoLoadsLeft.current -= 1;
    setChain((known) => [...known, next]);
  }, [isNearEnd, next]);

  return {
    chain,
    /** Number of items up to the end of the last loaded page. */
    reached,
    /** Number of items that are shown, those still loading included. */
    places: last.data || last.isError ? reached : reached + LIST_PAGE_SIZE,
    itemAt: (index: number): Item | undefined =>
      answers[numbers.indexOf(pageOf(index))]?.data?.items[index % LIST_PAGE_SIZE],
    /** True until a page has loaded. Afterwards missing pages keep their places: a shrinking grid would move the scroll position. */
    hasNothingYet: !hasBegun && answers.every(({ data }) => !data),
    hasFailed,
    hasMore: next !== null,
    isLoading: !last.data && !last.isError,
    setSpan,
    loadMore: () => {
      autoLoadsLeft.current = AUTO_LOADED_PAGES;
      loadMore();
    },
    retry: () => {
      for (const request of requests.filter((_, at) => answers[at]!.isError))
        dispatch(endpoint.initiate(request, { forceRefetch: true, subscribe: false }));
    },
  };
}
