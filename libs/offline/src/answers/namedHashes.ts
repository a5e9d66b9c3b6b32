import { filesNamedBy } from '../page/readPageHtml.ts';

/** Hashes of files, as the pages that were answered named them. */
export interface NamedHashes {
  /** Reads the hashes in a page while it streams to the browser. */
  take(page: Response): void;
  /** The hash of a file, once the page that asks for it is read; empty when no page named it. */
  of(url: string): Promise<string>;
}

/** Chromium does not pass an element's integrity hash to the service worker; the HTML, which passes through the worker, contains it. */
export function createNamedHashes(origin: string): NamedHashes {
  const hashes = new Map<string, string>();
  let reading = Promise.resolve();

  async function read(page: Response) {
    for (const [url, integrity] of filesNamedBy(await page.text(), origin)?.files ?? [])
      if (integrity) hashes.set(url, integrity);
  }

  return {
    take(page) {
      // A page that breaks off names nothing, and takes nothing from what others named.
      reading = Promise.all([reading, read(page.clone()).catch(() => undefined)]).then(() => undefined);
    },
    of: (url) => reading.then(() => hashes.get(url) ?? ''),
  };
}
