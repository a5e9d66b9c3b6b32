import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

const shown: symbol[] = [];
const listeners = new Set<() => void>();

/** Whether the component has been shown for longer than every other that asks. One at a time gets true. */
export function useIsFirst(): boolean {
  const [me] = useState(() => Symbol('shown'));
  useLayoutEffect(() => {
    shown.push(me);
    tell();
    return () => {
      shown.splice(shown.indexOf(me), 1);
      tell();
    };
  }, [me]);
  return useSyncExternalStore(
    subscribe,
    () => shown[0] === me,
    () => false,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell() {
  for (const listener of [...listeners]) listener();
}
