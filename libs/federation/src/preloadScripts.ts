import type { RemoteRelease } from '@fairtone/contracts';

/** `preload` fetches at once, for what is shown now; `prefetch` when nothing else is to be done. */
type Urgency = 'preload' | 'prefetch';

/**
 * Asks the browser for scripts of a release before they are run, so that they come side by side and not one after the other.
 * @param parts what is going to be shown: route patterns, slots or dialogs as the release names them
 */
export function preloadScripts(release: RemoteRelease, parts: string[], urgency: Urgency = 'preload'): void {
  const language = document.documentElement.lang;
  const keys = ['*', ...parts, language];
  const files = new Set([release.entry, ...keys.flatMap((key) => release.preload[key] ?? [])]);
  for (const file of files) ask(release.baseUrl + file, release.integrity[file], urgency);
}

function ask(href: string, integrity: string | undefined, urgency: Urgency) {
  // Also what the page came with, and what ran already.
  const url = new URL(href, location.href).href;
  const isKnown = [...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')].some(
    (element) => (element instanceof HTMLLinkElement ? element.href : element.src) === url,
  );
  if (isKnown) return;
  const link = document.createElement('link');
  link.rel = urgency;
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  if (integrity && urgency === 'preload') link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}
