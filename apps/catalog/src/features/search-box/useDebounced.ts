import { useEffect, useState } from 'react';

/** A value once it has not changed for a moment; nothing before the first such moment. */
export function useDebounced<Value>(value: Value, pauseMs: number): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
