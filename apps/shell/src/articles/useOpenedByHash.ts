import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether an answer is open: at first when the address names it or a search found it, then as the reader likes. */
export function useOpenedByHash(id: string, isFound: boolean) {
  const { hash } = useLocation();
  const isNamed = hash === `#${id}`;
  const state = useState(isNamed || isFound);
  const [, setIsOpen] = state;
  useEffect(() => setIsOpen(isNamed || isFound), [isNamed, isFound, setIsOpen]);
  return state;
}
