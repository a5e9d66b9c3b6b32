import type { RemoteRelease } from '@fairtone/contracts';
import { hashesOf } from './hashes.ts';

/** `preload` fetches at once, for what is shown now; `prefetch` fetches when the browser is idle. */
type Urgency = 'preload' | 'prefetch';

/**
 * Makes the browser fetch scripts of a release before they run, so that they load in parallel and not one after another.
 * @param parts what is going to be shown: route patterns, slots or dialogs as the release names them
 */
export function preloadScripts(release: RemoteRelease, parts: string[], urgency: Urgency = 'preload'): void {
  const { baseUrl, entry, integrity } = release;
  const keys = ['*', ...parts, document.documentElement.lang];
  const files = [...new Set([entry, ...keys.flatMap((key) => release.preload[key] ?? [])])];
  // Builds of a dev server have no hashes: their files are not checked.
  const isReady = (file: string) => urgency === 'prefetch' || !integrity[entry] || integrity[file] !== undefined;
  const known = knownFiles();
  for (const file of files.filter(isReady)) ask(known, baseUrl + file, integrity[file], urgency);

  // The browser does not use a preload without the hash of the script, and would fetch the file twice.
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

/** URLs that the page has requested. Script elements are removed after they ran; the resource timings still list their files. */
function knownFiles(): ReadonlySet<string> {
  const elements = [...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')];
  const fetched = performance.getEntriesByType?.('resource') ?? [];
  return new Set([
    ...elements.map((element) => (element instanceof HTMLLinkElement ? element.href : element.src)),
    ...fetched.map(({ name }) => name),
  ]);
}
