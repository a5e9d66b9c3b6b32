import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Takes pictures of every scene; no tests. Started by `npm run screens`. */
// eslint-disable-next-line no-restricted-exports -- Playwright reads a configuration by its default export
export default defineConfig({
  ...base,
  projects: [{ name: 'screens', testMatch: '**/scenes/screens.spec.ts' }],
  timeout: 120_000,
  use: { ...base.use, screenshot: 'off' },
});
