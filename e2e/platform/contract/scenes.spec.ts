import type { Page } from '@playwright/test';
import { SCENE_PARAMETER, sceneUrl } from '@fairtone/scenes/link';
import { findHarness } from '../../../delivery/qa/findHarness';
import { removeShop } from '../../../delivery/qa/removeShop';
import { readSceneFiles } from '../../../delivery/qa/sceneFiles';
import { seedShop } from '../../../delivery/qa/seedShop';
import { expect, test } from '../../support/test';
import { serveStandalone } from './serveStandalone';

const SCENES = readSceneFiles(process.cwd());

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

test.describe('Scenes', () => {
  let seededAt: string | null | undefined;
  /** Fills the shop with the world as of a moment; most scenes take the present. */
  async function seedAt(product: Parameters<typeof seedShop>[0], clock: string | null = null) {
    if (clock === seededAt) return;
    await seedShop(product, clock ? new Date(clock) : new Date());
    seededAt = clock;
  }
  test.beforeAll(({ product }) => seedAt(product));
  test.afterAll(({ product }) => removeShop(product));

  test('each opens the same in the harness and in the shell', async ({ context, product }) => {
    const routes = Object.fromEntries(Object.values(product.releases.live).map((live) => [live.name, live.routes]));
    const [alone, whole] = [await context.newPage(), await context.newPage()];
    for (const scene of SCENES) {
      await test.step(scene.name, async () => {
        await seedAt(product, scene.clock);
        const server = await serveStandalone(findHarness(scene.path, routes)!, product.url);
        try {
          await Promise.all([alone.goto(sceneUrl(server.url, scene)), whole.goto(sceneUrl(product.url, scene))]);
          // Both still load when they are first looked at.
          await expect(async () => {
            const [inHarness, inShell] = [await lookAt(alone), await lookAt(whole)];
            expect({ ...inShell, minute: 0 }).toEqual({ ...inHarness, minute: 0 });
            expect(inHarness).toMatchObject({
              path: new URL(scene.path, server.url).pathname,
              language: scene.language,
              theme: scene.theme,
            });
            for (const { minute } of [inHarness, inShell]) {
              const wanted = Math.floor(Date.parse(scene.clock ?? new Date().toISOString()) / 60_000);
              expect(Math.abs(minute - wanted)).toBeLessThanOrEqual(1);
            }
          }).toPass({ timeout: 20_000 });
        } finally {
          await server.stop();
        }
      });
    }
  });

  test('a link does nothing where quality assurance is not open', async ({ page, product }) => {
    const scene = SCENES.find(({ role }) => role === 'listener')!;
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
});
