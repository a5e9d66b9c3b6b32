import type { Page } from '@playwright/test';

/** Problems on one page that two incompatible versions would cause. */
export interface PageProblems {
  /** Script errors, refused requests to the backend, missing parts. */
  problems: string[];
  /** Paths of the entries that the page fetched: the name of such a file says what it contains. */
  entries: Set<string>;
}

const ENTRY = /\/releases\/[^/]+\/[^/]+\/remoteEntry[^/]*\.js$/;
const BACKEND = /\/(rest|functions|storage)\/v1\//;

export function watchPage(page: Page): PageProblems {
  const watch: PageProblems = { problems: [], entries: new Set() };
  page.on('pageerror', (error) => watch.problems.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (ENTRY.test(pathname) && response.ok()) watch.entries.add(pathname);
    if (response.status() >= 400 && BACKEND.test(response.url())) {
      watch.problems.push(`${page.url()}: ${response.status()} ${response.request().method()} ${response.url()}`);
    }
  });
  return watch;
}
