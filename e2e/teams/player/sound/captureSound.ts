import type { Page } from '@playwright/test';

/** Records every media element that plays. Must run before the first page of a visit. */
export async function trackMediaElements(page: Page) {
  await page.context().addInitScript(() => {
    const played = new Set<HTMLMediaElement>();
    Object.assign(window, { __played: played });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      played.add(this);
      return play.call(this);
    };
  });
}

/** Whether a media element of the page plays. */
export const isSounding = (page: Page) =>
  page.evaluate(() => {
    const { __played } = window as unknown as { __played: Set<HTMLMediaElement> };
    return [...__played].some((element) => !element.paused);
  });

/** Position and buffered ranges of the playing elements, in seconds. */
export const bufferedRanges = (page: Page) =>
  page.evaluate(() => {
    const { __played } = window as unknown as { __played: Set<HTMLMediaElement> };
    return [...__played]
      .filter((element) => !element.paused)
      .map(({ currentTime, buffered }) => ({
        currentTime,
        parts: Array.from({ length: buffered.length }, (_, at) => [buffered.start(at), buffered.end(at)] as const),
      }));
  });
