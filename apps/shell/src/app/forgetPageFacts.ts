import type { createBrowserRouter } from 'react-router-dom';

/** What the html said of its first page to previews and search engines is not true of the next: a browser shares by it. */
export function forgetPageFacts(router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>): void {
  const first = router.state.location.pathname;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === first) return;
    for (const fact of document.head.querySelectorAll('[data-of-page]')) fact.remove();
    stop();
  });
}
