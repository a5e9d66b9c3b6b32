import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Pictures of every scene for `npm run test:visual`, and what the comparing of them must find. */
// eslint-disable-next-line no-restricted-exports -- Playwright reads a configuration by its default export
export default defineConfig({
  ...base,
  projects: [{ name: 'visual', testMatch: '**/e2e/quality/visual/*.spec.ts' }],
  // One for each width. Scenes of one width follow one another, so that each finds the same world in every run.
  workers: 2,
  timeout: 120_000,
  use: { ...base.use, screenshot: 'off' },
});
