import { useEffect } from 'react';

/** Names the page in tabs, history and bookmarks. Nothing changes while the name is not known yet. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Fairtone`;
  }, [title]);
}
