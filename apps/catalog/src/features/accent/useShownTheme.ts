import { prerenderedTheme } from '@fairtone/platform';
import type { Theme } from '@fairtone/theme';
import { useSyncExternalStore } from 'react';

const readShownTheme = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light');

function observe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

/** The current theme of the page; re-renders when it changes. */
export function useShownTheme(): Theme {
  return useSyncExternalStore(observe, readShownTheme, prerenderedTheme);
}
