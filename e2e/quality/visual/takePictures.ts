import { join } from 'node:path';
import { perform, scenes } from '../../support/scenes';
import { inBothThemes, type DESKTOP } from '../../support/scenes/looks';
import { untilQuiet } from '../../support/scenes/quiet';
import { test } from '../../support/scenes/test';
import { hideChance, holdStill, putBack } from './still';

const folder = process.env.FAIRTONE_PICTURES ?? join(process.cwd(), 'dist/visual');

/** Takes a picture of every scene in both themes; `tools/visual` compares them with their baselines. */
export function takePictures(viewport: typeof DESKTOP): void {
  for (const scene of scenes) {
    test(`${scene.name} at ${viewport.width} px`, async ({ browser, product, world }) => {
      await putBack(product);
      await perform(scene, { browser, product, world }, { viewport, prepare: holdStill }, async (page) => {
        // Replaced now already: a shorter date may save a line, and the page is measured next.
        await untilQuiet(page);
        await hideChance(page);
        await inBothThemes(page, scene, viewport.width, async (theme) => {
          await hideChance(page);
          await page.screenshot({ path: join(folder, `${scene.name}-${viewport.width}-${theme}.png`) });
        });
      });
    });
  }
}
