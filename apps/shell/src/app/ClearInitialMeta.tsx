import { useLayoutEffect } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

interface Props {
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
}

/**
 * What the html said of its first page to previews and search engines is not true of the next: a browser shares by it. Stands after the
 * page in the tree: the router keeps what it did before the page was committed for its first subscriber, which is to be the page.
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
