import { isPrerendering } from '@fairtone/platform';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A screen may set its title twice (loading, then loaded). The last one is announced. */
const SETTLED_MS = 150;
/** A page that keeps the title of the previous one, or sets none, is announced after this time. */
const MAX_WAIT_MS = 2000;

/** The title of the page after a navigation, for screen readers. Empty on the first page, which browsers announce. */
export function useRouteAnnouncement(): string {
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const announced = useRef({ pathname, title: isPrerendering ? '' : document.title });
  const shown = useRef(pathname);

  useEffect(() => {
    shown.current = pathname;
  }, [pathname]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const announce = () => {
      const { title } = document;
      const hasMoved = announced.current.pathname !== shown.current;
      announced.current = { pathname: shown.current, title };
      if (hasMoved) setText(title);
    };
    const announceSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(announce, document.title === announced.current.title ? MAX_WAIT_MS : SETTLED_MS);
    };
    const observer = new MutationObserver(announceSoon);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    announceSoon();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [pathname]);

  return text;
}
