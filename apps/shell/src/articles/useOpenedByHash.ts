import { useIsHydrating } from '@fairtone/platform';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether an answer is open: at first if the URL's hash names it or a search found it, later as the reader sets it. */
export function useOpenedByHash(id: string, isFound: boolean) {
  const { hash } = useLocation();
  const isNamed = hash === `#${id}`;
  // A host does not know the hash.
  const isHydrating = useIsHydrating();
  const state = useState((isNamed && !isHydrating) || isFound);
  const [, setIsOpen] = state;
  useEffect(() => setIsOpen(isNamed || isFound), [isNamed, isFound, setIsOpen]);
  return state;
}
