import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureAudioPrograms } from '../setup/audioPrograms.mjs';
import { ensureBrowser } from '../setup/browser.mjs';
import { beginning, runTool } from '../run.mjs';

/** A run that hangs must end as a failure, not as silence. */
const TIME_LIMIT_MS = 30 * 60_000;

/** What can run side by side, in an order of files that the seed decides; then what needs the machine for itself. */
const RUNS = [
  ['--project', 'parallel-*', '--workers', '2'],
  ['--project', 'alone'],
];

/** Only in `npm run test:full`: what measures rather than decides. */
export const FULL_RUNS = [['--project', 'full']];

/** The tests that decide, and those that measure. */
export const EVERY_RUN = [...RUNS, ...FULL_RUNS];

/** All in one run, one file after the other. */
export const ONE_RUN = [['--workers', '1']];

/**
 * Runs browser tests and counts; nothing is tried twice. A run that dies before it can report counts as one failure.
 * @returns totals, failures as text, and the time of each test that passed
 */
export async function runPlaywright(args = [], env = {}, runs = RUNS) {
  const totals = { passed: 0, failed: 0, skipped: 0, failures: [], tests: [] };
  // The tests that need them say so, too; the others run without.
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
  const { code } = await runTool('@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    env: { FAIRTONE_CHROMIUM: await ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
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

/** Tests of a suite of the report, and of the suites in it, that failed: where, which one, and how its message begins. */
function failuresOf({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ file, line, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return `${file}:${line} ${title}\n${beginning(error?.message)}`;
    });
  return [...own, ...suites.flatMap(failuresOf)];
}

/** The suite of a file bears its name; the describes in it bear titles. */
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
