import type { Page } from '@playwright/test';

/** Requests that wait until they are let through. */
export interface Held {
  hold: () => void;
  letThrough: () => Promise<void>;
}

/** Holds what a page requests from now on. */
export async function holdRequests(page: Page, urls: string): Promise<Held> {
  let waiting: (() => Promise<void>)[] = [];
  let areHeld = true;
  await page.route(urls, (route) => (areHeld ? void waiting.push(() => route.continue()) : route.continue()));
  return {
    hold: () => (areHeld = true),
    letThrough: async () => {
      areHeld = false;
      const all = waiting;
      waiting = [];
      await Promise.all(all.map((go) => go().catch(() => undefined)));
    },
  };
}

/** Holds the scripts of pages that are opened from now on. */
export const holdScripts = (page: Page) => holdRequests(page, '**/*.js');
