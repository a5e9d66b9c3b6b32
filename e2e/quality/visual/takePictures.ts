import { join } from 'node:path';
import { scenes } from '../../support/scenes';
import { inBothThemes, type DESKTOP } from '../../support/scenes/bothThemes';
import { waitForIdle } from '../../support/scenes/waitForIdle';
import { test } from '../../support/scenes/viewers';
import { maskPage, stopMedia, resetFixtures } from './stablePage';

const folder = process.env.FAIRTONE_PICTURES ?? join(process.cwd(), 'dist/visual');

const middle = Math.ceil(scenes.length / 2);
const halves = { first: scenes.slice(0, middle), second: scenes.slice(middle) };

/** Takes a picture of every scene of one half in both themes; `tools/visual` compares them with their baselines. */
export function takePictures(viewport: typeof DESKTOP, half: keyof typeof halves): void {
  test.use({ sceneWindow: { viewport, prepare: stopMedia } });
  for (const scene of halves[half]) {
    test(`${scene.name} at ${viewport.width} px`, async ({ product, show }) => {
      await resetFixtures(product);
      await show(scene, async (page) => {
        // Replaced now already: a shorter date may save a line, and the page is measured next.
        await waitForIdle(page);
        await maskPage(page);
        await inBothThemes(page, scene, viewport.width, async (theme) => {
          await maskPage(page);
          await page.screenshot({ path: join(folder, `${scene.name}-${viewport.width}-${theme}.png`) });
        });
      });
    });
  }
}
