import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { perform, scenes, settle, type Theme } from '../scenes';
import { expect, test } from '../scenes/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What axe finds, one line each: rule, where, why. */
async function problemsOf(page: Page, theme: Theme): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${theme}: ${id} at ${target.join(' ')} (${failureSummary.replaceAll(/\s+/g, ' ')})`),
  );
}

for (const scene of scenes) {
  test(`${scene.name} has no accessibility problem that a machine can find, by day and by night`, async ({ browser, product, world }) => {
    await perform(scene, { browser, product, world }, {}, async (page) => {
      expect([...(await problemsOf(page, 'light')), ...(await problemsOf(page, 'dark'))]).toEqual([]);
    });
  });
}
