import type { Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { perform, scenes, settle } from './index';
import { test } from './test';

const folder = process.env.FAIRTONE_SCREENS ?? join(process.cwd(), 'screens');
const HIGHEST_PX = 6000;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

test.beforeAll(() => void mkdirSync(folder, { recursive: true }));

for (const scene of scenes) {
  for (const viewport of SIZES) {
    test(`${scene.name} at ${viewport.width} px`, async ({ browser, product, world }) => {
      await perform(scene, { browser, product, world }, { viewport }, async (page) => {
        if (!scene.isWindow) await showWholePage(page, viewport.width);
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: theme });
          await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
          await settle(page);
          await page.screenshot({ path: join(folder, `${scene.name}-${viewport.width}-${theme}.png`) });
        }
      });
    });
  }
}

/** Makes the window as high as the page: what sticks to an edge then stands at that edge, not in the middle of the picture. */
async function showWholePage(page: Page, width: number) {
  if ((await page.getByRole('dialog').count()) > 0) return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, HIGHEST_PX) });
  await page.evaluate(() => scrollTo(0, 0));
}
