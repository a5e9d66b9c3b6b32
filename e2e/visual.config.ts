import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Takes pictures of every scene for `npm run test:visual`, and tests that the comparison finds defects. */
// eslint-disable-next-line no-restricted-exports -- Playwright reads a configuration by its default export
export default defineConfig({
  ...base,
  projects: [{ name: 'visual', testMatch: '**/e2e/quality/visual/*.spec.ts' }],
  // One worker for each file. Its scenes run one after another, so that each finds the same data in every run; while one waits for a
  // page that must not move, the others draw.
  workers: 4,
  timeout: 120_000,
  use: { ...base.use, screenshot: 'off' },
});
