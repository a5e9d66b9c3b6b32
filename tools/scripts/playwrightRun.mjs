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

/** A test that passes on its second try only is a bug to be found: named each time, and a failure once there are more than these. */
const FLAKY_MAX = 6;

/** All in one run, one file after the other. */
export const ONE_RUN = [['--workers', '1']];

/** Runs browser tests and counts. A run that dies before it can report counts as one failure. */
export async function runPlaywright(args = [], env = {}, runs = RUNS) {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  const failures = [];
  const flaky = [];
  for (const run of runs) {
    const counted = await runOnce([...run, '--pass-with-no-tests', ...args], env);
    for (const key of Object.keys(totals)) totals[key] += counted[key];
    failures.push(...counted.failures);
    flaky.push(...counted.flaky);
  }
  totals[flaky.length > FLAKY_MAX ? 'failed' : 'passed'] += flaky.length;
  return { ...totals, failures, flaky };
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
      failures: suites.flatMap((suite) => endedAs('unexpected', suite)),
      flaky: suites.flatMap((suite) => endedAs('flaky', suite)),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: ['The browser tests ended without a report.'], flaky: [] };
  }
}

/** Tests of a suite of the report, and of the suites in it, that ended so: where, which one, and how its message begins. */
function endedAs(status, { specs = [], suites = [] }) {
  const own = specs
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map(({ file, line, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error;
      return `${file}:${line} ${title}\n${beginning(error?.message)}`;
    });
  return [...own, ...suites.flatMap((suite) => endedAs(status, suite))];
}
