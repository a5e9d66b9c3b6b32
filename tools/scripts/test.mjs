// npm test: sets everything up, runs every kind of test, ends with one line of totals.
import { ensureInstalled } from './ensureInstalled.mjs';

await ensureInstalled();
const { buildAll } = await import('./buildAll.mjs');
const { runChecks } = await import('./checks.mjs');
const { runJest } = await import('./jestRun.mjs');
const { runPlaywright } = await import('./playwrightRun.mjs');
const { buildStandalonePages } = await import('./standalonePages.mjs');
const { withLiveBuild } = await import('./liveBuild.mjs');

const totals = { passed: 0, failed: 0, skipped: 0 };
/** Said once more at the end: what failed hours of output ago is not looked for. */
const summary = [];
const messages = [];

async function stage(name, work) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const counted = await work().catch((error) => {
    console.error(error);
    return { passed: 0, failed: 1, skipped: 0, failures: [String(error)] };
  });
  for (const key of Object.keys(totals)) totals[key] += counted[key];
  const told = [
    ...(counted.failures ?? []).map((failure) => `FAILED ${failure}`),
    ...(counted.flaky ?? []).map((failure) => `FLAKY ${failure}`),
  ];
  messages.push(...told);
  summary.push(
    ...told.map((one) => one.split('\n', 1)[0]),
    `== ${name}: ${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped (${((Date.now() - started) / 1000).toFixed(0)} s)`,
  );
  console.log(summary.at(-1));
}

await buildAll();
await buildStandalonePages();
await stage('checks', runChecks);
// One core each: alone, jest leaves one of two idle.
await stage('unit, component and contract tests', () => runJest('jest.config.mjs', ['--maxWorkers', '2']));
await stage('tests against the running backend', () => runJest('jest.database.config.mjs', ['--runInBand']));
await stage('browser tests', () => withLiveBuild((env) => runPlaywright(['--retries', '1'], env)));

if (messages.length > 0) console.log(`\n${messages.join('\n')}`);
console.log(`\n${summary.join('\n')}\n`);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(totals.failed === 0 ? 0 : 1);
