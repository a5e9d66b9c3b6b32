import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from './run.mjs';

/** Runs one jest configuration and counts. A run that dies before it can report counts as one failure. */
export async function runJest(config, args = []) {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-jest-'));
  const report = join(folder, 'report.json');
  const { code } = await runTool('jest/bin/jest.js', ['--config', config, '--json', `--outputFile=${report}`, '--silent', ...args], {
    quiet: false,
    // The report goes to the file; jest's own lines go to stderr and are shown.
    capture: false,
    env: { NODE_OPTIONS: '--max-old-space-size=4096' },
  });
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
