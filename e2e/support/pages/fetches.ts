import type { Page, Request } from '@playwright/test';

declare global {
  interface Window {
    __ranScripts: Set<string>;
  }
}

/** Records what a page fetches from its next visit on, and the browser's warnings about it. */
export async function recordFetches(page: Page) {
  const paths: string[] = [];
  const complaints: string[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Media is fetched in ranges, and several parts may request the same data.
    if (!/\.(js|css|woff2)$/.test(pathname)) return;
    paths.push(pathname);
    underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => underWay.delete(request));
  page.on('console', (message) => {
    // The warning "not used within a few seconds" also appears on a slow machine; preloads that are never used are in `preloadedInVain`.
    const text = message.text();
    if (/preload/i.test(text) && !/not used within/.test(text)) complaints.push(text);
  });
  await page.addInitScript(rememberScripts);

  return {
    scripts: () => paths.filter((path) => path.endsWith('.js')),
    /** How many files are still loading. */
    underWay: () => underWay.size,
    /** Files that were fetched more than once. */
    twice: () => paths.filter((path, index) => paths.indexOf(path) !== index),
    /** Warnings of the browser: a preload that does not match the later request. */
    complaints: () => complaints,
    /** Scripts that were preloaded and never run. */
    preloadedInVain: () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')]
          .map(({ href }) => href)
          .filter((href) => !window.__ranScripts.has(href)),
      ),
  };
}

/** Runs in the page: script elements are removed again after they ran. */
function rememberScripts(): void {
  const ran = (window.__ranScripts = new Set<string>());
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src) ran.add(node.src);
  }).observe(document, { childList: true, subtree: true });
}
