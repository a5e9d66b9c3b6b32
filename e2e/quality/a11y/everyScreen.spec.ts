import { axeProblems } from '../../support/axe';
import { perform, scenes } from '../../support/scenes';
import { expect, test } from '../../support/scenes/test';
import { watchedBrowser } from '../security/watch';

/** Scenes that break something on purpose: the app says so in its log. */
const BREAKS = /error|missing/;

for (const scene of scenes) {
  test(`${scene.name} needs nothing that the policy forbids, and a machine finds no accessibility problem by day and by night`, async ({
    browser,
    product,
    world,
  }) => {
    const watched = watchedBrowser(browser);
    await perform(scene, { browser: watched.browser, product, world }, {}, async (page) => {
      const answer = await page.request.get(page.url(), { headers: { accept: 'text/html' } });
      expect(answer.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
      // Before axe, whose own script is put into the page past the policy.
      expect(watched.complaints.flatMap(({ violations }) => violations)).toEqual([]);
      expect(await axeProblems(page)).toEqual([]);
    });
    if (!BREAKS.test(scene.name)) expect(watched.complaints.flatMap(({ errors }) => errors)).toEqual([]);
  });
}
