import type { Page } from '@playwright/test';

interface Watched {
  frameGapMs: number;
  keyToFrameMs: number;
  longestTaskMs: number;
}

/** The longest delays, in ms, that a visitor noticed on a page while it was watched. */
export interface Delays {
  /** Between two frames. */
  frameGapMs: number;
  /** From a key press until the frame that shows its letter. */
  keyToFrameMs: number;
  /** The longest task of the page's main thread; other work on the machine lengthens it only by its share of the processor. */
  longestTaskMs: number;
}

declare global {
  interface Window {
    watchedWaits?: Watched;
  }
}

/** Starts to measure the page's frame intervals and typing delays. */
export async function measureDelays(page: Page): Promise<void> {
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

/** The delays since {@link measureDelays}. */
export function readDelays(page: Page): Promise<Delays> {
  return page.evaluate(() => window.watchedWaits!);
}
