import type { Locator, Page } from '@playwright/test';
import { compare, type Cell } from '../../../tools/visual/compare';
import { CELL_PX, fingerprintOf } from '../../../tools/visual/fingerprint';
import { runScene, scenes } from '../../support/scenes';
import { DESKTOP, PHONE } from '../../support/scenes/bothThemes';
import { waitForIdle } from '../../support/scenes/waitForIdle';
import { expect, test } from '../../support/scenes/test';
import { maskPage, stopMedia } from './stablePage';

const scene = scenes.find(({ name }) => name === 'album-fixed')!;

async function pictureOf(page: Page) {
  await waitForIdle(page);
  await maskPage(page);
  return fingerprintOf(await page.screenshot());
}

/** Defects of different kinds, where each is visible, and how the test causes it. */
const CHANGES: [name: string, where: (page: Page) => Locator, breakIt: (element: HTMLElement) => void][] = [
  ['a button that moved', buyButton, (element) => (element.style.transform = 'translate(8px, 0)')],
  ['another accent', buyButton, () => document.documentElement.style.setProperty('--accent', '#0a7f5a')],
  ['a missing cover', cover, (element) => (element.style.visibility = 'hidden')],
  ['a title that is cut off', title, (element) => (element.style.clipPath = 'inset(0 60% 0 0)')],
  ['a missing button', buyButton, (element) => (element.style.display = 'none')],
];

for (const viewport of [PHONE, DESKTOP]) {
  test(`finds what broke at ${viewport.width} px, and nothing when nothing did`, async ({
    browser,
    product,
    world,
  }) => {
    const open = <T>(look: (page: Page) => Promise<T>) =>
      runScene(scene, { browser, product, world }, { viewport, prepare: stopMedia }, look);
    const first = await open(pictureOf);
    expect(await open(async (page) => compare(first, await pictureOf(page)))).toBeNull();
    for (const [name, where, breakIt] of CHANGES) {
      await test.step(name, () =>
        open(async (page) => {
          // Not hidden behind the bars at the edges of a phone.
          await where(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
          const before = await pictureOf(page);
          const box = (await where(page).boundingBox())!;
          await where(page).evaluate(breakIt);
          const { cells } = compare(before, await pictureOf(page))!;
          expect(
            cells.filter((cell) => isIn(box, cell)),
            `${name} at ${JSON.stringify(box)}`,
          ).not.toEqual([]);
        }),
      );
    }
  });
}

function buyButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Buy Now' }).first();
}

function cover(page: Page): Locator {
  return page.getByRole('main').getByRole('img').first();
}

function title(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

type Box = { x: number; y: number; width: number; height: number };

const isIn = ({ x, y, width, height }: Box, { column, row }: Cell) =>
  column * CELL_PX < x + width + CELL_PX &&
  (column + 1) * CELL_PX > x - CELL_PX &&
  row * CELL_PX < y + height + CELL_PX &&
  (row + 1) * CELL_PX > y - CELL_PX;
