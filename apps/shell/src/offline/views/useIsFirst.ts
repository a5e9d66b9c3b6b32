import { useLayoutEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

/** In the order of the page. */
const shown: Element[] = [];
const listeners = new Set<() => void>();

/**
 * Whether an element comes before every other whose component asks.
 * @returns also the ref that the element needs
 */
export function useIsFirst<Shown extends Element>(): [boolean, RefObject<Shown | null>] {
  const place = useRef<Shown>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    shown.push(element);
    shown.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    tell();
    return () => {
      shown.splice(shown.indexOf(element), 1);
      tell();
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

function tell() {
  for (const listener of [...listeners]) listener();
}
