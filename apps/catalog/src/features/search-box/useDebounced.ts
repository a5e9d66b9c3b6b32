import { useEffect, useState } from 'react';

/** The latest value that did not change for `pauseMs`; undefined before the first. */
export function useDebounced<Value>(value: Value, pauseMs: number): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
