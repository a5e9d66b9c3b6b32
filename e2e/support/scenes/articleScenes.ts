import type { Scene } from './runScene';

const PAGES = ['help', 'resources', 'blog', 'developers', 'privacy', 'terms', 'cookies', 'copyright'];

/** Pages of text and their forms. */
export const articleScenes: Scene[] = [
  ...PAGES.map((name): Scene => ({
    name,
    show: async ({ page, open }) => {
      await open(`/${name}`);
      await page.locator('main article').first().waitFor();
    },
  })),
  {
    name: 'blog-post',
    isState: true,
    show: async ({ page, open }) => {
      await open('/blog/where-the-other-15-percent-goes');
      await page.locator('main article').first().waitFor();
    },
  },
  {
    name: 'help-search',
    isState: true,
    show: async ({ page, open }) => {
      await open('/help?q=fairtone');
      await page.locator('main details[open]').first().waitFor();
    },
  },
  {
    name: 'copyright-errors',
    isState: true,
    show: async ({ page, open }) => {
      await open('/copyright');
      await page.locator('main form button[type="submit"]').click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
];
