import type { Page } from '@playwright/test';
import { showTheme } from '../fixtures/showTheme';
import { settle, type Scene, type Theme } from './stage';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };

const HIGHEST_PX = 6000;

/** Hands the page of a scene over by day and by night, in one window or as a whole. */
export async function inBothThemes(page: Page, scene: Scene, width: number, look: (theme: Theme) => Promise<unknown>) {
  if (!scene.isWindow) await showWholePage(page, width);
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await settle(page);
    await look(theme);
  }
}

/** Makes the window as high as the page: what sticks to an edge then stands at that edge, not in the middle of the picture. */
async function showWholePage(page: Page, width: number) {
  if ((await page.getByRole('dialog').count()) > 0) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, HIGHEST_PX) });
  await page.evaluate(() => scrollTo(0, 0));
}
