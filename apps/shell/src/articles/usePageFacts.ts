import { useDocumentTitle } from '@fairtone/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Sets title, description and canonical link of a page. The first page has them in its HTML; this sets them after a navigation. */
export function usePageFacts(title: string, description: string) {
  const { pathname } = useLocation();
  useDocumentTitle(title);

  useEffect(() => {
    const meta = document.head.querySelector('meta[name="description"]');
    const before = meta?.getAttribute('content') ?? '';
    meta?.setAttribute('content', description);
    return () => meta?.setAttribute('content', before);
  }, [description]);

  useEffect(() => {
    // The HTML of a first page has its own; the shell removes it at the first navigation.
    if (document.head.querySelector('link[rel="canonical"]')) return;
    const link = Object.assign(document.createElement('link'), { rel: 'canonical', href: location.origin + pathname });
    document.head.append(link);
    return () => link.remove();
  }, [pathname]);
}
