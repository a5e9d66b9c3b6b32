import { runJest } from './jestRun.mjs';
import { withLiveBuild } from '../build/liveBuild.mjs';
import { FULL_RUNS, runPlaywright } from './playwrightRun.mjs';
import { root, run } from '../run.mjs';
import { WORKERS } from './workers.mjs';
import { join } from 'node:path';

const CRASH_ROUNDS = '20';
/** A daily share of the faults in tools/mutants: all of them take longer than everything else together. */
const SHARES_OF_MUTANTS = 48;

/** Runs one command and counts it as one test. */
async function asOne(name, script, args = []) {
  const { code } = await run(process.execPath, [join(root, script), ...args]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: code === 0 ? [] : [name] };
}

function shareOfToday() {
  const day = Math.floor(Date.now() / 86_400_000);
  return `${(day % SHARES_OF_MUTANTS) + 1}/${SHARES_OF_MUTANTS}`;
}

/** What `npm run test:full` adds to `npm test`: measurements. Each gets the file with the tests that have passed in this run. */
export const FULL_STAGES = [
  ['recorded sound, memory, builds of other commits', () => withLiveBuild((env) => runPlaywright([], env, FULL_RUNS))],
  ['many moments and long sequences', () => runJest('jest.full.config.mjs', ['--maxWorkers', WORKERS])],
  ['crash rounds', () => asOne('crash rounds', 'tools/scripts/test/crash.mjs', ['--rounds', CRASH_ROUNDS])],
  ['pictures of every screen', () => asOne('pictures of every screen', 'tools/scripts/test/visual.mjs')],
  [
    'planted faults',
    (passed) =>
      asOne('planted faults', 'tools/scripts/test/mutants.mjs', ['--share', shareOfToday(), '--passed', passed]),
  ],
];
