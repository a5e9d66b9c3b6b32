import { PRERENDER_ELEMENT_ID, PRERENDER_STYLE_ID } from '@fairtone/contracts';
import { afterScreens } from '@fairtone/federation';
import { useDeferredValue, useEffect, useState } from 'react';

/**
 * Removes the prerendered HTML once the app has rendered the same page: the screen has its data, or failed to load. Must come after the
 * page in the tree: by the time its effect runs, the screens have announced that they load.
 */
export function RemovePrerenderedHtml() {
  const [isDue, setIsDue] = useState(false);
  // Deferred, because the screens render new data as deferred values: all of them commit together.
  const isOver = useDeferredValue(isDue);
  useEffect(() => {
    // The store notifies its subscribers of loaded data in the next frame.
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
