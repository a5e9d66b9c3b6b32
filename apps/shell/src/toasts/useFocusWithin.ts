import { useEffect, useState, type RefObject } from 'react';

/** Whether the focus is inside the element. Listens on the whole document: an element that is removed while focused sends no event. */
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
