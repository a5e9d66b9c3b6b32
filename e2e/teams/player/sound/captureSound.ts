import type { Page } from '@playwright/test';

/** Remembers every element that is asked to play. Before the first page of a visit. */
export async function rememberPlayers(page: Page) {
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
