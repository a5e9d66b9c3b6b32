import { join } from 'node:path';
import { isBuilt } from '../build/buildAll.mjs';
import { checkFunctionsInDeno } from './denoCheck.mjs';
import { beginning, root, run, runTool } from '../run.mjs';
import { checkTimes } from '../test/testTimes.mjs';

const CACHE = 'node_modules/.cache/fairtone';

const node = (script, ...args) => run(process.execPath, [join(root, script), ...args], { quiet: true });
const tool = (entry) => node('tools/run.mjs', ...entry);

/** What a check reads besides the files of apps: without a change there it says what it said before. */
const LINT_RULES = /^(tools\/(lint|workspace)\/|package|tsconfig|nx\.json|.*project\.json$|.*lint.*\.mjs$)/;
const PACKAGES = /^(libs\/|delivery\/|package|tsconfig)/;
const EDGE_FUNCTIONS = /^(supabase\/|libs\/|servers\/|package|tsconfig|tools\/scripts\/check\/)/;

/**
 * Checks for every commit, besides tests, in two lanes of one core each: name, what runs it (its exit code and output), and which
 * changed files can change its result; without a pattern any.
 */
const LANES = [
  [
    ['lint', lint],
    ['import rules bite', () => node('tools/lint/mustFail.mjs'), LINT_RULES],
    ['functions in Deno', checkFunctionsInDeno, EDGE_FUNCTIONS],
    ['no import cycle, types included', () => node('tools/lint/cycles.mjs')],
    ['nothing unused', () => runTool('knip/bin/knip.js', ['--no-progress'], { quiet: true })],
  ],
  [
    ['types', types],
    ['format', format],
    ['contracts keep what was released', () => tool(['delivery/contracts/main.ts', 'check'])],
    ['packages export what was reported', () => tool(['delivery/packages/main.ts', 'check']), PACKAGES],
    ['every requirement has its test', () => tool(['tools/spec/main.ts'])],
    ['documents match the code', () => tool(['tools/docs/main.ts', '--check'])],
    ['tests keep to their budgets', () => Promise.resolve(checkTimes())],
    ['first load within its budget', firstLoad],
  ],
];

/**
 * Runs the checks and prints what failed.
 * @param changed paths from the root: leaves out checks whose result they cannot change; without it every check runs
 */
export async function runChecks(changed) {
  const totals = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const isDue = ([, , affectedBy]) => !changed || !affectedBy || changed.some((path) => affectedBy.test(path));
  await Promise.all(LANES.map((lane) => runSequentially(lane.filter(isDue), totals)));
  return totals;
}

async function runSequentially(checks, totals) {
  for (const [name, check] of checks) {
    const started = Date.now();
    const { code, output } = await check();
    totals[code === 0 ? 'passed' : code === null ? 'skipped' : 'failed'] += 1;
    console.log(
      `${code === 0 ? 'ok  ' : code === null ? 'skip' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(0)} s)`,
    );
    if (code !== 0) console.log(output);
    if (code !== 0 && code !== null) totals.failures.push(`${name}\n${beginning(output)}`);
  }
}

function firstLoad() {
  if (!isBuilt())
    return { code: null, output: 'The apps changed since they were built: npm run build, then check again.' };
  return node('tools/scripts/check/firstLoadCheck.mjs');
}

function format() {
  return runTool('oxfmt/bin/oxfmt', ['--list-different'], { quiet: true });
}

/** TypeScript's native compiler takes a third of the time; lint and contracts need the API of the older one. */
function types() {
  const kept = ['--incremental', '--tsBuildInfoFile', join(CACHE, 'types.tsbuildinfo')];
  return runTool('typescript-native/bin/tsc', ['-p', 'tsconfig.json', ...kept], { quiet: true });
}

async function lint() {
  const graph = await node('tools/lint/projectGraph.mjs');
  if (graph.code !== 0) return graph;
  return runTool(
    'oxlint/bin/oxlint',
    ['-c', 'oxlint.config.mjs', '--deny-warnings', '--report-unused-disable-directives'],
    { quiet: true },
  );
}
