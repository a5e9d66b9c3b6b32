import type { Page } from '@playwright/test';

/** What one page met that two versions which do not fit would bring about. */
export interface Watch {
  /** Errors of scripts, refused requests to the backend, parts that are missing. */
  problems: string[];
  /** `catalog/1.2.0-abc`: the builds whose files the page fetched. */
  builds: Set<string>;
}

const BACKEND = /\/(rest|functions|storage)\/v1\//;

export function watchPage(page: Page): Watch {
  const watch: Watch = { problems: [], builds: new Set() };
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
