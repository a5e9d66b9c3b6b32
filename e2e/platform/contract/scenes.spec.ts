import type { Page } from '@playwright/test';
import { SCENE_PARAMETER, sceneUrl } from '@fairtone/scenes/link';
import { findHarness } from '../../../tools/scenes/findHarness';
import { removeShop } from '../../../tools/scenes/removeShop';
import { readSceneFiles } from '../../../tools/scenes/sceneFiles';
import { seedShop } from '../../../tools/scenes/seedShop';
import { expect, test } from '../../support/test';
import { serveStandalone } from './serveStandalone';

test.afterAll(({ product }) => removeShop(product));

/** What two pages that show one scene must have in common. */
async function lookAt(page: Page) {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return page.evaluate(() => ({
    path: location.pathname,
    language: document.documentElement.lang,
    theme: document.documentElement.dataset.theme,
    // What is recommended depends on everything in the shop.
    headings: [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter((heading) => !heading.closest('[aria-labelledby="recommended"]'))
      .map((heading) => heading.textContent),
    email: (JSON.parse(localStorage.getItem('fairtone.session') ?? 'null') as { user: { email: string } } | null)?.user
      .email,
    minute: Math.floor(Date.now() / 60_000),
    alerts: document.querySelectorAll('main [role="alert"]').length,
  }));
}

for (const scene of readSceneFiles(process.cwd())) {
  test(`${scene.name} opens the same in the harness and in the shell`, async ({ browser, product }) => {
    await seedShop(product, scene.clock ? new Date(scene.clock) : new Date());
    const routes = Object.fromEntries(Object.values(product.releases.live).map((live) => [live.name, live.routes]));
    const server = await serveStandalone(findHarness(scene.path, routes)!);
    const [alone, whole] = [await browser.newPage(), await browser.newPage()];
    try {
      await alone.goto(sceneUrl(server.url, scene));
      await whole.goto(sceneUrl(product.url, scene));
      // Both still load when they are first looked at.
      const pages = { inHarness: await lookAt(alone), inShell: await lookAt(whole) };
      await expect(async () => {
        Object.assign(pages, { inHarness: await lookAt(alone), inShell: await lookAt(whole) });
        expect({ ...pages.inShell, minute: 0 }).toEqual({ ...pages.inHarness, minute: 0 });
      }).toPass({ timeout: 20_000 });
      const { inHarness, inShell } = pages;
      expect(inHarness).toMatchObject({
        path: new URL(scene.path, server.url).pathname,
        language: scene.language,
        theme: scene.theme,
      });
      for (const { minute } of [inHarness, inShell]) {
        expect(
          Math.abs(minute - Math.floor(Date.parse(scene.clock ?? new Date().toISOString()) / 60_000)),
        ).toBeLessThanOrEqual(1);
      }
    } finally {
      await server.stop();
      await alone.close();
      await whole.close();
    }
  });
}

test('a scene link does nothing where quality assurance is not open', async ({ page, product }) => {
  const scene = readSceneFiles(process.cwd()).find(({ role }) => role === 'listener')!;
  await seedShop(product, new Date());
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const html = (await answer.text()).replace('"open":true', '"open":false');
    expect(html).toContain('"open":false');
    await route.fulfill({ response: answer, body: html });
  });
  const home = new URL(sceneUrl(product.url, scene, '/'));
  expect(home.searchParams.has(SCENE_PARAMETER)).toBe(true);
  await page.goto(home.href);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('fairtone.session'))).toBeNull();
});
