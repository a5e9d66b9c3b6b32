import { filesNamedBy } from '../page/readPageHtml.ts';

/** Integrity hashes of files, read from the HTML of pages. */
export interface NamedHashes {
  /** Reads the hashes of a page while it streams to the browser. */
  take(page: Response): void;
  /** Resolves to the hash of a file once all pages are read; empty when no page contains it. */
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
      // An interrupted page adds no hashes, and hashes of other pages stay.
      reading = Promise.all([reading, read(page.clone()).catch(() => undefined)]).then(() => undefined);
    },
    of: (url) => reading.then(() => hashes.get(url) ?? ''),
  };
}
