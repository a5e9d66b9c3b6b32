import type { Page } from '@playwright/test';

/** Problems on one page that two incompatible versions would cause. */
export interface PageProblems {
  /** Script errors, refused requests to the backend, missing parts. */
  problems: string[];
  /** `catalog/1.2.0-abc`: builds whose files the page fetched. */
  builds: Set<string>;
}

const BACKEND = /\/(rest|functions|storage)\/v1\//;

export function watchPage(page: Page): PageProblems {
  const watch: PageProblems = { problems: [], builds: new Set() };
  page.on('pageerror', (error) => watch.problems.push(`${page.url()}: ${error.message}`));
  page.on('response', (response) => {
    const build = /\/releases\/([^/]+\/[^/]+)\//.exec(response.url())?.[1];
    if (build && response.ok()) watch.builds.add(build);
    if (response.status() >= 400 && BACKEND.test(response.url())) {
      watch.problems.push(`${page.url()}: ${response.status()} ${response.request().method()} ${response.url()}`);
    }
  });
  return watch;
}
