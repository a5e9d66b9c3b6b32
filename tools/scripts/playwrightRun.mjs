import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { runTool } from './run.mjs';

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
  for (const run of runs) {
    const counted = await runOnce([...run, '--pass-with-no-tests', ...args], env);
    for (const key of Object.keys(totals)) totals[key] += counted[key];
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
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    // A test that passed only on a second try is a bug all the same.
    const failed = stats.unexpected + stats.flaky;
    return { passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped: stats.skipped };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
