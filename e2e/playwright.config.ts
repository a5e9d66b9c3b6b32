import { defineConfig, type ReporterDescription } from '@playwright/test';

const report = process.env.PLAYWRIGHT_JSON_OUTPUT_NAME;
const reporters: ReporterDescription[] = [['line']];
if (report) reporters.push(['json', { outputFile: report }]);
if (process.env.FAIRTONE_FAULT_LIST) reporters.push(['./faults/faultReporter.ts']);

/**
 * What must have the machine for itself: sound and memory are measured there, whole apps built, sources copied. All other files
 * run two at a time (`tools/scripts/playwrightRun.mjs`).
 */
const ALONE = [
  ...['sound', 'player', 'growth', 'releases', 'compatibility', 'offline'].map(
    (folder) => `**/e2e/${folder}/*.spec.ts`,
  ),
  ...[
    'journeys/main-path',
    'account/largeCollection',
    'faults/canary-rolls-back',
    'faults/leaks',
    'faults/one-remote-changes',
    'security/development',
  ].map((file) => `**/e2e/${file}.spec.ts`),
];

/** Browser tests against the built product. Each worker starts a product of its own, in a temporary folder. */
// eslint-disable-next-line no-restricted-exports -- Playwright reads a configuration by its default export
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'together', testMatch: '**/*.spec.ts', testIgnore: ['scenes/**', 'visual/**', ...ALONE] },
    { name: 'alone', testMatch: ALONE },
    // Not part of the tests: its figures are the machine's (npm run bench:upload).
    { name: 'measured', testMatch: '**/e2e/studio/*.bench.ts' },
  ],
  outputDir: '../dist/e2e-results',
  workers: 1,
  // `npm test` tries a failed test once more, and names it (tools/scripts/playwrightRun.mjs).
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: reporters,
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 900 },
    // Behind a worker, a page's requests could be neither answered nor counted; e2e/offline lets it in.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.FAIRTONE_CHROMIUM,
      args: ['--no-sandbox', '--disable-background-networking'],
      // Sound is measured, and playing must need a click as it does for visitors.
      ignoreDefaultArgs: ['--mute-audio'],
    },
  },
});
