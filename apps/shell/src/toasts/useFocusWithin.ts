import { useEffect, useState, type RefObject } from 'react';

/** Whether the focus is inside. The whole page is listened to: what is removed with the focus on it tells nobody. */
export function useFocusWithin(place: RefObject<HTMLElement | null>): boolean {
  const [isWithin, setIsWithin] = useState(false);
  useEffect(() => {
    const look = () => setIsWithin(place.current?.contains(document.activeElement) === true);
    const lookLater = () => queueMicrotask(look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookLater);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookLater);
    };
  }, [place]);
  return isWithin;
}
