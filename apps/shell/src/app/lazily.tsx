import { log } from '@fairtone/platform';
import { createElement, startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';

const PAUSE_MS = 5000;

/**
 * A part of the shell whose code loads when it is first rendered. When that fails, the placeholder stays and the page works on; loading is
 * retried after a pause, or when the network is back.
 * @param placeholder shown until the part has loaded
 */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>, placeholder: ReactNode = null) {
  let loaded: ComponentType<Props> | null = null;
  return function Lazily(props: Props) {
    const [part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (loaded) return setPart(() => loaded);
      let isShown = true;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const ask = () => {
        load().then(
          (found) => {
            loaded = found;
            if (isShown) startTransition(() => setPart(() => found));
          },
          (error: unknown) => {
            log({ level: 'warning', message: 'A part of the page could not be fetched', error });
            if (isShown && navigator.onLine) timer = setTimeout(ask, PAUSE_MS);
            else if (isShown) window.addEventListener('online', ask, { once: true });
          },
        );
      };
      ask();
      return () => {
        isShown = false;
        clearTimeout(timer);
        window.removeEventListener('online', ask);
      };
    }, []);
    return part ? createElement(part, props) : placeholder;
  };
}
