import { useIsHydrating } from '@fairtone/platform';
import { useEffect, useState, type RefObject } from 'react';

/** Distance to the window at which an element counts as near. */
const MARGIN = '400px';

/** Whether an element has come near the window; stays true afterwards. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const isHydrating = useIsHydrating();
  const [isNear, setIsNear] = useState(!isHydrating && typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}
