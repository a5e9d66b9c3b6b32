import { useDocumentTitle } from '@fairtone/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Says what a page is, in the document's head as in its html: people arrive by links of the site, too. */
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
    // The HTML of the first page has its own canonical link; the shell removes that one at the first navigation.
    if (document.head.querySelector('link[rel="canonical"]')) return;
    const link = Object.assign(document.createElement('link'), { rel: 'canonical', href: location.origin + pathname });
    document.head.append(link);
    return () => link.remove();
  }, [pathname]);
}
