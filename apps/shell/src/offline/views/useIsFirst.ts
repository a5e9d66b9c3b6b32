import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

/** The elements of all callers, in document order. */
const shown: Element[] = [];
const listeners = new Set<() => void>();

/**
 * Whether an element comes first in the document among the elements of all callers.
 * @returns the answer, and the ref to set on the element
 */
export function useIsFirst<Shown extends Element>(): [boolean, RefObject<Shown | null>] {
  const place = useRef<Shown>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    shown.push(element);
    shown.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    notify();
    return () => {
      shown.splice(shown.indexOf(element), 1);
      notify();
    };
  }, []);
  const isFirst = useSyncExternalStore(
    subscribe,
    () => place.current !== null && shown[0] === place.current,
    () => false,
  );
  return [isFirst, place];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify() {
  for (const listener of [...listeners]) listener();
}
