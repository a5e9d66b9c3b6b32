import type { Reducer } from '@reduxjs/toolkit';

interface Slice {
  reducerPath: string;
  reducer: Reducer;
}
interface Injectable {
  inject: (slice: never, config?: { overrideExisting?: boolean }) => unknown;
}

/**
 * Redux Toolkit silently ignores a reducer at a path that is taken. When another version of a remote takes over, its reducer has to
 * replace the old one, with an initial state of its own shape.
 * @returns a function that makes slices replaceable whose paths start with a prefix
 */
export function makeReplaceable(root: Injectable): (prefix: string) => void {
  const prefixes = new Set<string>();
  const inject = root.inject as (slice: Slice, config?: object) => unknown;

  root.inject = ((slice: Slice, config?: object) =>
    [...prefixes].some((prefix) => slice.reducerPath.startsWith(prefix))
      ? inject(
          { reducerPath: slice.reducerPath, reducer: startWithFreshState(slice.reducer) },
          { ...config, overrideExisting: true },
        )
      : inject(slice, config)) as typeof root.inject;
  return (prefix) => void prefixes.add(prefix);
}

function startWithFreshState(reducer: Reducer): Reducer {
  let isFirst = true;
  return (state: unknown, action) => {
    // Redux first calls a new reducer with test actions, which must not count as its first use.
    if (!isFirst || action.type.startsWith('@@redux/')) return reducer(state, action);
    isFirst = false;
    return reducer(undefined, action);
  };
}
