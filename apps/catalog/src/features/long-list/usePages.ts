import { isPrerendering } from '@fairtone/platform';
import { useAppDispatch, useAppSelector, type AppDispatch, type RootState } from '@fairtone/store';
import { useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { ListPageRequest } from '../../model/listFilter';
import type { ListPage } from '../../model/listPage';

/** A page as RTK Query caches it. */
export interface PageAnswer<Item> {
  data?: ListPage<Item>;
  isError: boolean;
  isUninitialized: boolean;
}

/** The part of an RTK Query endpoint that loads pages of a list. */
export interface PageEndpoint<Item> {
  initiate: (
    request: ListPageRequest,
    options?: { forceRefetch?: boolean; subscribe?: boolean },
  ) => (dispatch: AppDispatch, getState: () => RootState, extra: unknown) => { unsubscribe: () => void };
  select: (request: ListPageRequest) => (state: RootState) => PageAnswer<Item>;
}

/** Loads several pages of a list, and keeps them cached for as long as they are requested. */
export function usePages<Item>(endpoint: PageEndpoint<Item>, requests: readonly ListPageRequest[]): PageAnswer<Item>[] {
  const dispatch = useAppDispatch();
  const key = JSON.stringify(requests);
  const asked = useMemo(() => JSON.parse(key) as ListPageRequest[], [key]);
  const selectors = useMemo(() => asked.map((request) => endpoint.select(request)), [endpoint, asked]);
  if (isPrerendering) for (const request of asked) dispatch(endpoint.initiate(request));
  const answers = useAppSelector((state) => selectors.map((select) => select(state)), shallowEqual);
  // The user signed in or out: all cached pages were dropped.
  const isLost = answers.some(({ isUninitialized }) => isUninitialized);

  useEffect(() => {
    const held = asked.map((request) => dispatch(endpoint.initiate(request)));
    return () => held.forEach(({ unsubscribe }) => unsubscribe());
  }, [dispatch, endpoint, asked, isLost]);

  return answers;
}
