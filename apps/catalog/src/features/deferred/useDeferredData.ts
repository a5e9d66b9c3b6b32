import { useDeferredValue } from 'react';

/**
 * Query data as a deferred value: React renders it in interruptible slices, so that clicks stay responsive. Data that is cached when the
 * screen opens is returned at once, as are later changes.
 */
export function useDeferredData<Data>(data: Data | undefined): Data | undefined {
  const isThere = useDeferredValue(data !== undefined);
  return isThere ? data : undefined;
}
