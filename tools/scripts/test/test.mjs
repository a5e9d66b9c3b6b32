// npm test: installs what is missing, runs every test that decides, ends with one line of totals.
//   npm test -- --seed 42    the order of test files of an earlier run
//   npm test -- --record     writes the times into tools/testing/times.json and docs/testing.md
//   npm test -- --full       what npm run test:full adds: recorded sound, memory, crash rounds, pictures, planted faults
import { parseArgs } from 'node:util';
import { busyShare, cpuTimes } from './cpuTimes.mjs';
import { ensureInstalled } from '../setup/ensureInstalled.mjs';
import { WORKERS } from './workers.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    record: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
  },
});
process.env.FAIRTONE_TEST_SEED = values.seed;
console.log(`Order of test files: --seed ${values.seed}`);

const stages = [];
const tests = [];
const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

async function timed(name, work) {
  const started = Date.now();
  const before = cpuTimes();
  const result = await work();
  stages.push({ name, ms: Date.now() - started, busy: busyShare(before, cpuTimes()) });
  return result;
}

/** Runs one kind of test and adds up the results; a kind that cannot be run counts as one failure. */
async function stage(name, work) {
  console.log(`\n== ${name}`);
  const counted = await timed(name, () =>
    work().catch((error) => ({ passed: 0, failed: 1, skipped: 0, failures: [String(error?.stack ?? error)] })),
  );
  for (const key of Object.keys(totals)) totals[key] += counted[key];
  tests.push(...(counted.tests ?? []));
  failures.push(...(counted.failures ?? []).map((failure) => `FAILED ${failure}`));
  console.log(`== ${name}: ${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped`);
}

await timed('install', ensureInstalled);
const { ensureBrowser } = await import('../setup/browser.mjs');
const { buildAll } = await import('../build/buildAll.mjs');
const { runChecks } = await import('../check/checks.mjs');
const { runJest } = await import('./jestRun.mjs');
const { runPlaywright } = await import('./playwrightRun.mjs');
const { buildStandalonePages } = await import('../build/standalonePages.mjs');
const { describeTimes, keepTimes, recordTimes } = await import('./testTimes.mjs');

const browser = ensureBrowser();
// The browser tests await the build and report its failure.
browser.catch(() => undefined);
await timed('build', buildAll);
// Both use one core at a time.
const standalone = buildStandalonePages();
standalone.catch(() => undefined);
await stage('checks', runChecks);
await timed('standalone pages', () => standalone);
await stage('unit and component tests', () => runJest('jest.config.mjs', ['--maxWorkers', WORKERS]));
await stage('database tests', () => runJest('jest.database.config.mjs', ['--maxWorkers', WORKERS]));
await browser;
await stage('browser tests', () => runPlaywright());
if (values.full) {
  const { FULL_STAGES } = await import('./fullStages.mjs');
  for (const [name, work] of FULL_STAGES) await stage(name, () => work(keepTimes({ stages, tests })));
}

console.log(`\n${describeTimes({ stages, tests })}`);
const run = { stages, tests, seed: values.seed, totals };
keepTimes(run);
if (values.record) {
  recordTimes([run]);
  const { mustRun } = await import('../run.mjs');
  await mustRun(process.execPath, ['tools/run.mjs', 'tools/docs/main.ts']);
}
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\nIn the order of --seed ${values.seed}.\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
