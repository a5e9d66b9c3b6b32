import type { Page } from '@playwright/test';

/** Holds the scripts of pages that are opened from now on until they are released. */
export async function holdScripts(page: Page): Promise<{ hold: () => void; letThrough: () => Promise<void> }> {
  let waiting: (() => Promise<void>)[] = [];
  let areHeld = true;
  await page.route('**/*.js', (route) => (areHeld ? void waiting.push(() => route.continue()) : route.continue()));
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
