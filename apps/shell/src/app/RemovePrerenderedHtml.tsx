import { PRERENDER_ELEMENT_ID, PRERENDER_STYLE_ID } from '@fairtone/contracts';
import { afterScreens } from '@fairtone/federation';
import { useDeferredValue, useEffect, useState } from 'react';

/**
 * Takes the first view away that the host drew, once the page behind it shows as much: its screen stands and has its data, or will not
 * come. Stands after the page in the tree: by its effect, the screens have said that they are on their way.
 */
export function RemovePrerenderedHtml() {
  const [isDue, setIsDue] = useState(false);
  // With what the arrived data renders, which is drawn in slices: deferred values of one page come in together.
  const isOver = useDeferredValue(isDue);
  useEffect(() => {
    // The store notifies about arrived data with the next frame.
    void afterScreens().then(() => requestAnimationFrame(() => setTimeout(() => setIsDue(true))));
  }, []);
  useEffect(() => {
    if (isOver) removePrerenderedHtml();
  }, [isOver]);
  return null;
}

function removePrerenderedHtml(): void {
  document.getElementById(PRERENDER_ELEMENT_ID)?.remove();
  delete document.documentElement.dataset.firstView;
  document.getElementById(PRERENDER_STYLE_ID)?.remove();
}
