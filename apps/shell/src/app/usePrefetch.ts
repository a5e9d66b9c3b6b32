import { likelyNextPath, prefetchRoute, prepareRoute, requestFirstData, useRemotes } from '@fairtone/federation';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Until then the current page has the whole bandwidth; afterwards a likely next page may be prefetched. */
const SETTLED_MS = 2000;
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/** Prefetches the target of a link on pointer or focus and its data on a press, and the likely targets of a page when the browser is idle. */
export function usePrefetch(): void {
  const { registry } = useRemotes();
  const { pathname } = useLocation();

  useEffect(() => {
    const handleIntent = ({ target }: Event) => {
      const path = linkAt(target)?.pathname;
      if (!path) return;
      prefetchRoute(registry.manifest, path, true);
      prepareRoute(registry, path);
    };
    const handlePress = ({ target, button, ctrlKey, metaKey, shiftKey }: PointerEvent) => {
      const link = button === 0 && !ctrlKey && !metaKey && !shiftKey ? linkAt(target) : null;
      if (link && link.href !== location.href) requestFirstData(registry, link.pathname, link.search);
    };
    for (const intent of INTENTS) document.addEventListener(intent, handleIntent, { passive: true });
    document.addEventListener('pointerdown', handlePress, { passive: true });
    return () => {
      INTENTS.forEach((intent) => document.removeEventListener(intent, handleIntent));
      document.removeEventListener('pointerdown', handlePress);
    };
  }, [registry]);

  useEffect(() => {
    const guess = () => {
      const links = [...document.querySelectorAll('main a[href]')].flatMap((link) => linkAt(link)?.pathname ?? []);
      const next = likelyNextPath(registry.manifest, pathname, links);
      if (next) prefetchRoute(registry.manifest, next, false);
    };
    const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(guess), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [registry, pathname]);
}

/** The link of this site that contains an element; null when none does. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link : null;
}
