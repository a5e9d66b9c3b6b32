import type { Browser, Page } from '@playwright/test';
import type { Line } from '../lines.ts';

/** The longest events of one interaction with a page that has loaded, in ms: until the next picture, as `Event Timing` measures it. */
export interface Interaction {
  name: InteractionName;
  durations: number[];
}

/** In the header or the screen, by accessible names. */
const inHeader = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name }).first();
const inMain = (page: Page, name: string | RegExp, pressed?: boolean) =>
  page.getByRole('main').getByRole('button', { name, pressed }).first();
/** Between two typed letters, in ms: slower than most people type, so that each letter is one interaction. */
const LETTER_EVERY_MS = 150;

/** On the list of all albums, which has everything that is pressed. */
const ACTIONS = {
  'language menu': (page: Page) => inHeader(page, 'Language').click(),
  discover: (page: Page) => inHeader(page, 'Discover').click(),
  cart: (page: Page) => inHeader(page, /^Cart/).click(),
  theme: (page: Page) => inHeader(page, /dark|light/i).click(),
  search: async (page: Page) => {
    const field = page.getByRole('main').getByRole('searchbox');
    await field.click();
    await field.pressSequentially('am', { delay: LETTER_EVERY_MS });
  },
  play: (page: Page) => inMain(page, /^Play /).click(),
  filter: (page: Page) => inMain(page, /./, false).click(),
} satisfies Record<string, (page: Page) => Promise<void>>;
export type InteractionName = keyof typeof ACTIONS;
export const INTERACTIONS = Object.keys(ACTIONS) as InteractionName[];

/** What follows an action is drawn by then, in ms. */
const SETTLED_AFTER_MS = 1500;

declare global {
  interface Window {
    __longestEvent: number;
  }
}

/** Loads a page in a new browser profile, slows its processor, acts once, and says how long the slowest event took until the next picture. */
export async function interact(browser: Browser, url: string, slow: Line, name: InteractionName): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteEvents);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await slow(page);
    await page.evaluate(() => void (window.__longestEvent = 0));
    await ACTIONS[name](page);
    await page.waitForTimeout(SETTLED_AFTER_MS);
    return await page.evaluate(() => window.__longestEvent);
  } finally {
    await context.close();
  }
}

/** Runs in the page before any of its scripts. Events below 16 ms are not reported. */
function noteEvents(): void {
  window.__longestEvent = 0;
  const take = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId) window.__longestEvent = Math.max(window.__longestEvent, entry.duration);
  };
  new PerformanceObserver(take).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
