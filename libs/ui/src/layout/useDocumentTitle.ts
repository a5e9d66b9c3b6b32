import { useEffect } from 'react';

/** Sets the title of the document. Does not change it while `title` is undefined or empty. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Fairtone`;
  }, [title]);
}
