import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './run.mjs';

/** A run that hangs must end as a failure, not as silence. */
const TIME_LIMIT_MS = 35 * 60_000;

/** Runs one jest configuration and counts. A run that dies before it can report counts as one failure. */
export async function runJest(config, args = []) {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-jest-'));
  const report = join(folder, 'report.json');
  const { code } = await runTool(
    'jest/bin/jest.js',
    ['--config', config, '--json', `--outputFile=${report}`, '--silent', ...args],
    {
      timeoutMs: TIME_LIMIT_MS,
      env: { NODE_OPTIONS: '--max-old-space-size=4096' },
    },
  );
  const totals = readTotals(report, code);
  rmSync(folder, { recursive: true, force: true });
  return totals;
}

function readTotals(report, code) {
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    const broken = result.numRuntimeErrorTestSuites;
    const failed = result.numFailedTests + broken;
    return {
      passed: result.numPassedTests,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      skipped: result.numPendingTests + result.numTodoTests,
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
