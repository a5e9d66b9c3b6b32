import { useEffect, useState } from 'react';

/** Milliseconds until a time (since 1970), updated every second; null without a time. */
export function useRemaining(endsAtMs: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (endsAtMs === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [endsAtMs]);
  return endsAtMs === null ? null : Math.max(0, endsAtMs - now);
}
