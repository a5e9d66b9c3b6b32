import { useLayoutEffect } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

interface Props {
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
}

/**
 * Removes the meta tags that describe the first page after a navigation, because browsers use them for sharing. Must come after the page
 * in the tree: the router buffers its state for the first subscriber, which has to be the page.
 */
export function ClearInitialMeta({ router }: Props) {
  useLayoutEffect(() => {
    const first = router.state.location.pathname;
    const stop = router.subscribe(({ location }) => {
      if (location.pathname === first) return;
      for (const fact of document.head.querySelectorAll('[data-of-page]')) fact.remove();
      stop();
    });
    return stop;
  }, [router]);
  return null;
}
