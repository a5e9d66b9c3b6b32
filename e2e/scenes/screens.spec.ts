import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { perform, scenes, settle } from './index';
import { test } from './test';

const folder = process.env.FAIRTONE_SCREENS ?? join(process.cwd(), 'screens');
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

test.beforeAll(() => void mkdirSync(folder, { recursive: true }));

for (const scene of scenes) {
  for (const viewport of SIZES) {
    test(`${scene.name} at ${viewport.width} px`, async ({ browser, product, world }) => {
      await perform(scene, { browser, product, world }, { viewport }, async (page) => {
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: theme });
          await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
          await settle(page);
          // A dialog covers the window; of everything else the whole page is of interest.
          const fullPage = (await page.getByRole('dialog').count()) === 0;
          await page.screenshot({ path: join(folder, `${scene.name}-${viewport.width}-${theme}.png`), fullPage });
        }
      });
    });
  }
}
