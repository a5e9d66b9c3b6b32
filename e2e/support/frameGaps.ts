import type { Page } from '@playwright/test';

interface Watched {
  frameGapMs: number;
  keyToFrameMs: number;
  longestTaskMs: number;
}

/** Milliseconds that a page left its visitor waiting, at worst, while it was watched. */
export interface Waits {
  /** Between two frames. */
  frameGapMs: number;
  /** From a key until the frame that shows its letter. */
  keyToFrameMs: number;
  /** Of one task of the page's own thread: what the machine's other work cannot make longer than by its share. */
  longestTaskMs: number;
}

declare global {
  interface Window {
    watchedWaits?: Watched;
  }
}

/** Begins to watch how evenly a page draws, and how soon it shows what is typed. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const waits: Watched = { frameGapMs: 0, keyToFrameMs: 0, longestTaskMs: 0 };
    window.watchedWaits = waits;
    let lastMs = performance.now();
    const handleFrame = () => {
      const nowMs = performance.now();
      waits.frameGapMs = Math.max(waits.frameGapMs, nowMs - lastMs);
      lastMs = nowMs;
      requestAnimationFrame(handleFrame);
    };
    requestAnimationFrame(handleFrame);
    window.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          waits.keyToFrameMs = Math.max(waits.keyToFrameMs, performance.now() - timeStamp);
        }),
      { capture: true },
    );
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) waits.longestTaskMs = Math.max(waits.longestTaskMs, duration);
    }).observe({ type: 'longtask' });
  });
}

/** What was seen since {@link watchFrames}. */
export function readWaits(page: Page): Promise<Waits> {
  return page.evaluate(() => window.watchedWaits!);
}
