import { defineConfig, type ReporterDescription } from '@playwright/test';
import { shuffledGroups } from './shuffledGroups';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;
const reporters: ReporterDescription[] = [['line']];
if (report) reporters.push(['json', { outputFile: report }]);
if (process.env.FAIRTONE_FAULT_LIST) reporters.push(['./platform/faults/faultReporter.ts']);

const BUILDS = '**/*.build.spec.ts';
const FULL = '**/*.full.spec.ts';
const FULL_OF_PLAYER = '**/teams/player/**/*.full.spec.ts';

/** Browser tests against the built product, which each worker starts once (support/startProduct.ts). */
// eslint-disable-next-line no-restricted-exports -- Playwright reads a configuration by its default export
export default defineConfig({
  testDir: '.',
  projects: [
    ...shuffledGroups(process.env.FAIRTONE_TEST_SEED).map((files, index) => ({
      name: `parallel-${index + 1}`,
      testMatch: files,
    })),
    // After the others, which would be slow beside it: sources are copied, checked and built.
    { name: 'builds', testMatch: BUILDS },
    // Only in `npm run test:full`: memory, builds of other commits, months of sales.
    { name: 'full', testMatch: FULL, testIgnore: FULL_OF_PLAYER },
    // Recorded in real time, which a busy machine would interrupt.
    { name: 'full-player', testMatch: FULL_OF_PLAYER },
    // Not a test: `npm run bench:upload`.
    { name: 'measured', testMatch: '**/teams/studio/*.bench.ts' },
  ],
  outputDir: '../dist/e2e-results',
  workers: 1,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: reporters,
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    // A service worker would answer requests that a test intercepts or counts; e2e/quality/offline allows it.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.FAIRTONE_CHROMIUM,
      args: ['--no-sandbox', '--disable-background-networking'],
      // Sound is measured, and playback must need a click as it does for visitors.
      ignoreDefaultArgs: ['--mute-audio'],
    },
  },
});
