import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stopMedia } from '../../quality/visual/stablePage';
import { runScene, scenes } from './index';
import { DESKTOP, inBothThemes, PHONE } from './bothThemes';
import { test } from './test';

const folder = process.env.FAIRTONE_SCREENS ?? join(process.cwd(), 'screens');

test.beforeAll(() => void mkdirSync(folder, { recursive: true }));

for (const scene of scenes) {
  for (const viewport of [PHONE, DESKTOP]) {
    test(`${scene.name} at ${viewport.width} px`, async ({ browser, product, world }) => {
      await runScene(scene, { browser, product, world }, { viewport, prepare: stopMedia }, (page) =>
        inBothThemes(page, scene, viewport.width, (theme) =>
          page.screenshot({ path: join(folder, `${scene.name}-${viewport.width}-${theme}.png`) }),
        ),
      );
    });
  }
}
