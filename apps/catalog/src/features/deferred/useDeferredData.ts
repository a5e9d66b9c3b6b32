import { useDeferredValue } from 'react';

/**
 * What was asked for, as soon as it has arrived: what it fills is drawn in slices, so that a press in between is answered. What is
 * known when the screen opens is there at once; so is what changes later.
 */
export function useDeferredData<Data>(data: Data | undefined): Data | undefined {
  const isThere = useDeferredValue(data !== undefined);
  return isThere ? data : undefined;
}
