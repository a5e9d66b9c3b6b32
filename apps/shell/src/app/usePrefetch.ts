import { likelyNextPath, prefetchRoute, prepareRoute, useRemotes } from '@fairtone/federation';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Until then the current page has the whole bandwidth; afterwards a likely next page may be prefetched. */
const SETTLED_MS = 2000;
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches the target of a link on pointer or focus, and the likely targets of a page when the browser is idle. */
export function usePrefetch(): void {
  const { registry } = useRemotes();
  const { pathname } = useLocation();

  useEffect(() => {
    const handleIntent = ({ target }: Event) => {
      const path = target instanceof Element ? pathOf(target.closest('a[href]')) : null;
      if (!path) return;
      prefetchRoute(registry.manifest, path, true);
      prepareRoute(registry, path);
    };
    for (const intent of INTENTS) document.addEventListener(intent, handleIntent, { passive: true });
    return () => INTENTS.forEach((intent) => document.removeEventListener(intent, handleIntent));
  }, [registry]);

  useEffect(() => {
    const guess = () => {
      const links = [...document.querySelectorAll('main a[href]')].flatMap((link) => pathOf(link) ?? []);
      const next = likelyNextPath(registry.manifest, pathname, links);
      if (next) prefetchRoute(registry.manifest, next, false);
    };
    const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(guess), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [registry, pathname]);
}

const pathOf = (link: Element | null) =>
  link instanceof HTMLAnchorElement && link.origin === location.origin ? link.pathname : null;
