import type { Browser } from '@playwright/test';
import type { Line } from '../lines.ts';

const GIVE_UP_MS = 60_000;

/**
 * The cost of one cold visit, without prefetching for the next page. Times in milliseconds since the visit began, sizes in transferred
 * bytes.
 */
export interface Measured {
  requests: number;
  bytes: number;
  scripts: number;
  /** Scripts that had arrived when the albums were visible. */
  scriptsToAlbums: number;
  /** Scripts that had arrived when the albums could be pressed. */
  scriptsToLive: number;
  fcp: number;
  lcp: number;
  /** When the first album card is visible, even if prerendered. */
  albums: number;
  /** When it can be pressed because the app has rendered it. */
  live: number;
  /** Cumulative layout shift. */
  cls: number;
}

interface Notes {
  lcp: number;
  albums: number;
  live: number;
  cls: number;
}
declare global {
  interface Window {
    __notes: Notes;
  }
}

/** Opens a page in a new browser profile and waits until everything has loaded. */
export async function visit(browser: Browser, url: string, line: Line): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    const page = await context.newPage();
    await line(page);
    await page.addInitScript(takeNotes);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.__notes.live > 0, null, { timeout: GIVE_UP_MS });
    await page.waitForLoadState('networkidle', { timeout: GIVE_UP_MS });
    return await page.evaluate(readMeasures);
  } finally {
    await context.close();
  }
}

/** Runs in the page before any of its scripts. */
function takeNotes(): void {
  const notes = (window.__notes = { lcp: 0, albums: 0, live: 0, cls: 0 });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => (notes.lcp = entry.startTime));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) notes.cls += value;
  });
  const look = () => {
    const cards = [...document.querySelectorAll('main article a[href^="/album/"]')];
    const seen = cards.filter((card) => card.checkVisibility({ visibilityProperty: true }));
    if (seen.length > 0) notes.albums ||= performance.now();
    if (seen.some((card) => Object.keys(card).some((key) => key.startsWith('__reactProps'))))
      notes.live = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page at the end. */
function readMeasures(): Measured {
  const { lcp, albums, live, cls } = window.__notes;
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const guesses = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({ href }) => href);
  const fetched = resources.filter((entry) => entry.transferSize > 0 && !guesses.includes(entry.name));
  const sum = (entries: PerformanceResourceTiming[]) => entries.reduce((bytes, entry) => bytes + entry.transferSize, 0);
  const scripts = fetched.filter((entry) => new URL(entry.name).pathname.endsWith('.js'));
  return {
    requests: fetched.length + 1,
    bytes: sum(fetched) + (page?.transferSize ?? 0),
    scripts: sum(scripts),
    scriptsToAlbums: sum(scripts.filter((entry) => entry.responseEnd <= albums)),
    scriptsToLive: sum(scripts.filter((entry) => entry.responseEnd <= live)),
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    lcp,
    albums,
    live,
    cls,
  };
}
