import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureAudioPrograms } from '../setup/audioPrograms.mjs';
import { ensureBrowser } from '../setup/browser.mjs';
import { beginning, runTool } from '../run.mjs';
import { WORKERS } from './workers.mjs';

/** Time limit in ms: a hanging run must end as a failure. */
const TIME_LIMIT_MS = 30 * 60_000;

/** A folder of its own for what a run leaves of failed tests: each run empties its folder. */
const output = (name) => ['--output', `dist/e2e-results/${name}`];

/** First all files that can run in parallel, in an order that the seed decides; then those that build copies of the sources. */
const RUNS = [
  ['--project', 'parallel-*', '--workers', WORKERS, ...output('parallel')],
  ['--project', 'builds', '--workers', '2', ...output('builds')],
];

/** Only in `npm run test:full`: measurements. Sound is recorded while nothing else runs. */
export const FULL_RUNS = [
  ['--project', 'full', '--workers', '2', ...output('full')],
  ['--project', 'full-player', '--workers', '1', ...output('full-player')],
];

/** All test files, including measurements. */
export const EVERY_RUN = [...RUNS, ...FULL_RUNS];

/** All files in one run, one after the other. */
export const ONE_RUN = [['--workers', '1']];

/**
 * Runs browser tests and counts them, without retries. A run that crashes before its report counts as one failure.
 * @returns totals, failures as text, and the time of each test that passed
 */
export async function runPlaywright(args = [], env = {}, runs = RUNS) {
  const totals = { passed: 0, failed: 0, skipped: 0, failures: [], tests: [] };
  // Tests that need the programs report it themselves; the others run without.
  await ensureAudioPrograms().catch((error) => console.error(error.message));
  for (const run of runs) {
    const counted = await runOnce([...run, '--pass-with-no-tests', ...args], env);
    for (const key of ['passed', 'failed', 'skipped']) totals[key] += counted[key];
    totals.failures.push(...counted.failures);
    totals.tests.push(...counted.tests);
  }
  return totals;
}

async function runOnce(args, env) {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-browser-'));
  const report = join(folder, 'report.json');
  // What the small browser of the tests cannot do: keep pages for Back.
  const whole = args.includes('full') ? { WHOLE_CHROMIUM: await ensureBrowser('full') } : {};
  const { code } = await runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    env: { FAIRTONE_CHROMIUM: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...whole, ...env },
    timeoutMs: TIME_LIMIT_MS,
  });
  const totals = readTotals(report, code);
  rmSync(folder, { recursive: true, force: true });
  return totals;
}

function readTotals(report, code) {
  try {
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
    return {
      passed: stats.expected,
      failed: stats.unexpected === 0 && code !== 0 ? 1 : stats.unexpected,
      skipped: stats.skipped,
      failures: suites.flatMap(failuresOf),
      tests: suites.flatMap((suite) => timesOf(suite)),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: ['The browser tests ended without a report.'], tests: [] };
  }
}

/** Failed tests of a suite and its nested suites: file, title, and the start of the message. */
function failuresOf({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, line, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return `${file}:${line} ${title}\n${beginning(error?.message)}`;
    });
  return [...own, ...suites.flatMap(failuresOf)];
}

/** The suite of a file has its name; those of describes have their titles. */
function timesOf({ specs = [], suites = [] }, titles = []) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'expected')
      .map(({ results }) => ({
        file: `e2e/${file}`,
        title: [...titles, title].join(' > '),
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
  );
  return [...own, ...suites.flatMap((suite) => timesOf(suite, [...titles, suite.title]))];
}
