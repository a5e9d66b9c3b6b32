import type { RemoteRelease } from '@fairtone/contracts';
import { hashesOf } from './hashes.ts';

/** `preload` fetches at once, for what is shown now; `prefetch` when nothing else is to be done. */
type Urgency = 'preload' | 'prefetch';

/**
 * Asks the browser for scripts of a release before they are run, so that they come side by side and not one after the other.
 * @param parts what is going to be shown: route patterns, slots or dialogs as the release names them
 */
export function preloadScripts(release: RemoteRelease, parts: string[], urgency: Urgency = 'preload'): void {
  const { baseUrl, entry, integrity } = release;
  const keys = ['*', ...parts, document.documentElement.lang];
  const files = [...new Set([entry, ...keys.flatMap((key) => release.preload[key] ?? [])])];
  // Builds of a dev server have no hashes, and nothing of them is checked.
  const isReady = (file: string) => urgency === 'prefetch' || !integrity[entry] || integrity[file] !== undefined;
  const known = knownFiles();
  for (const file of files.filter(isReady)) ask(known, baseUrl + file, integrity[file], urgency);

  // A preload without the hash that the script is checked with would not be used, and the file would come twice.
  const later = files.filter((file) => !isReady(file));
  if (later.length === 0) return;
  void hashesOf(release).then((hashes) => {
    const alreadyKnown = knownFiles();
    for (const file of later) if (hashes[file]) ask(alreadyKnown, baseUrl + file, hashes[file], urgency);
  });
}

function ask(known: ReadonlySet<string>, href: string, integrity: string | undefined, urgency: Urgency) {
  if (known.has(new URL(href, location.href).href)) return;
  const link = document.createElement('link');
  link.rel = urgency;
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  if (integrity && urgency === 'preload') link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}

/** What the page came with, asks for already, or ran: elements of scripts go when they ran, what they fetched stays known. */
function knownFiles(): ReadonlySet<string> {
  const elements = [...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')];
  const fetched = performance.getEntriesByType?.('resource') ?? [];
  return new Set([
    ...elements.map((element) => (element instanceof HTMLLinkElement ? element.href : element.src)),
    ...fetched.map(({ name }) => name),
  ]);
}
