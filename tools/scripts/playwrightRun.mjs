import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { beginning, runTool } from './run.mjs';

/** A run that hangs must end as a failure, not as silence. */
const TIME_LIMIT_MS = 60 * 60_000;

/** First what can run side by side, two files at a time; then what must have the machine for itself. */
const RUNS = [
  ['--project', 'together', '--workers', '2'],
  ['--project', 'alone'],
];

/** All in one run, one file after the other. */
export const ONE_RUN = [['--workers', '1']];

/** Runs browser tests and counts. A run that dies before it can report counts as one failure. */
export async function runPlaywright(args = [], env = {}, runs = RUNS) {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  for (const run of runs) {
    const counted = await runOnce([...run, '--pass-with-no-tests', ...args], env);
    for (const key of Object.keys(totals)) totals[key] += counted[key];
    failures.push(...counted.failures);
  }
  return { ...totals, failures };
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
    // A test that passed only on a second try is a bug all the same.
    const failed = stats.unexpected + stats.flaky;
    return {
      passed: stats.expected,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      skipped: stats.skipped,
      failures: suites.flatMap(failuresOf),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: ['The browser tests ended without a report.'] };
  }
}

/** What failed in a suite of the report and the suites in it: where, which test, and how its message begins. */
function failuresOf({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error;
      return `${file}:${line} ${title}\n${beginning(error?.message)}`;
    });
  return [...own, ...suites.flatMap(failuresOf)];
}
