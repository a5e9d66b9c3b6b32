import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureAudioPrograms } from '../setup/audioPrograms.mjs';
import { ensureObjectStore } from '../setup/objectStore.mjs';
import { ensureVarnish } from '../setup/varnish.mjs';
import { beginning, root, runTool } from '../run.mjs';

const UNIT_TESTS = 'jest.config.mjs';
/** Installs what tests of a configuration need, beside npm's packages. */
const PROGRAMS = {
  [UNIT_TESTS]: ensureAudioPrograms,
  'jest.database.config.mjs': ensureVarnish,
  'jest.full.config.mjs': ensureObjectStore,
};

/** Time limit in ms, unless told otherwise: a hanging run must end as a failure. */
const TIME_LIMIT_MS = 20 * 60_000;

/**
 * Runs one jest configuration and counts its tests. A run that crashes before its report counts as one failure.
 * @returns totals, failures as text, and the time of each test that passed
 */
export async function runJest(config, args = [], timeoutMs = TIME_LIMIT_MS) {
  // Tests that need the programs report it themselves; the others run without.
  await PROGRAMS[config]?.().catch((error) => console.error(error.message));
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-jest-'));
  const report = join(folder, 'report.json');
  const { code } = await runTool(
    'jest/bin/jest.js',
    ['--config', config, '--json', `--outputFile=${report}`, '--silent', ...args],
    {
      timeoutMs,
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
      failures: result.testResults.flatMap(failuresOf),
      tests: result.testResults.flatMap(timesOf),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: ['The tests ended without a report.'], tests: [] };
  }
}

function timesOf({ name, assertionResults }) {
  const file = relative(root, name);
  return assertionResults
    .filter(({ status }) => status === 'passed')
    .map(({ ancestorTitles, title, duration }) => ({
      file,
      title: [...ancestorTitles, title].join(' > '),
      ms: duration ?? 0,
    }));
}

/** The failures of a file: its tests, or the file itself if it could not be run. */
function failuresOf({ name, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return message && assertionResults.length === 0 ? [`${file}\n${beginning(message)}`] : [];
  return failed.map(({ fullName, failureMessages }) => `${file} ${fullName}\n${beginning(failureMessages[0])}`);
}
