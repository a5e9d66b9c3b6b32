import type { Scene } from './runScene';

/** The QA tools over the page. */
export const qaScenes: Scene[] = [
  {
    name: 'qa-panel',
    isWindow: true,
    show: async ({ page, open }) => {
      await open('/?qa');
      const panel = page.getByRole('dialog').last();
      await panel.locator('summary').filter({ hasText: 'catalog' }).click();
      await panel.locator('option', { hasText: /·/ }).first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'qa-badge',
    isState: true,
    isWindow: true,
    show: async ({ page, product, open }) => {
      const { version } = product.releases.live.catalog!;
      await open('/explore');
      await page.evaluate(
        (overrides) => localStorage.setItem('fairtone.overrides', overrides),
        JSON.stringify({ catalog: { kind: 'version', version }, studio: { kind: 'version', version: 'none' } }),
      );
      await open('/explore');
      await page.locator('aside').last().waitFor();
    },
  },
  {
    name: 'qa-link',
    isState: true,
    isWindow: true,
    show: async ({ page }) => {
      const overrides = { catalog: { kind: 'version', version: '1.2.3' } };
      await page.goto(`/?qa-overrides=${encodeURIComponent(JSON.stringify(overrides))}`);
      await page.getByRole('alertdialog').waitFor();
    },
  },
];
