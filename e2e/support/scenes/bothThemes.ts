import type { Page } from '@playwright/test';
import { showTheme } from '../showTheme';
import { waitForIdle } from './waitForIdle';
import { stopMotion, type Scene, type Theme } from './runScene';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

const HIGHEST_PX = 6000;

/** Calls `look` for the page of a scene in both themes, for one window or the whole page. */
export async function inBothThemes(page: Page, scene: Scene, width: number, look: (theme: Theme) => Promise<unknown>) {
  await waitForIdle(page);
  if (!scene.isWindow) await showWholePage(page, width);
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await stopMotion(page);
    await look(theme);
  }
}

/** Makes the window as high as the page, so that sticky elements are at the edge and not in the middle of the picture. */
async function showWholePage(page: Page, width: number) {
  if ((await page.getByRole('dialog').count()) > 0) return;
  let height = 0;
  // A higher window loads more of the page, which makes the page longer.
  for (let last = -1; height !== last && height < HIGHEST_PX;) {
    last = height;
    height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), HIGHEST_PX);
    await page.setViewportSize({ width, height });
    await waitForIdle(page);
  }
  await page.evaluate(() => scrollTo(0, 0));
}
