import { perform, scenes } from '../scenes';
import { expect, test } from '../scenes/test';
import { watchedBrowser } from './watch';

/** Scenes that break something on purpose: the app says so in its log. */
const BREAKS = /error|missing/;

for (const scene of scenes) {
  test(`${scene.name} needs nothing that the policy forbids`, async ({ browser, product, world }) => {
    const watched = watchedBrowser(browser);
    await perform(scene, { browser: watched.browser, product, world }, {}, async (page) => {
      const answer = await page.request.get(page.url(), { headers: { accept: 'text/html' } });
      expect(answer.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
    });
    expect(watched.complaints.flatMap(({ violations }) => violations)).toEqual([]);
    if (!BREAKS.test(scene.name)) expect(watched.complaints.flatMap(({ errors }) => errors)).toEqual([]);
  });
}
