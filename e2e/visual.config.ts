import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Takes pictures of every scene for `npm run test:visual`, and tests that the comparison finds defects. */
// eslint-disable-next-line no-restricted-exports -- Playwright reads a configuration by its default export
export default defineConfig({
  ...base,
  projects: [{ name: 'visual', testMatch: '**/e2e/quality/visual/*.spec.ts' }],
  // One worker for each width. Scenes of one width run one after another, so that each finds the same data in every run.
  workers: 2,
  timeout: 120_000,
  use: { ...base.use, screenshot: 'off' },
});
