import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkFunctionsInDeno } from './denoCheck.mjs';
import { beginning, root, run, runTool } from './run.mjs';

const node = (script) => run(process.execPath, [join(root, script)], { quiet: true });

/** What every commit must pass, besides tests. Each answers with exit code and output. */
export const CHECKS = [
  ['import rules bite', () => node('tools/lint/mustFail.mjs')],
  ['lint', lint],
  ['types', () => runTool('typescript/bin/tsc', ['-p', 'tsconfig.json'], { quiet: true })],
  [
    'contracts keep what was released',
    () => run(process.execPath, [join(root, 'tools/run.mjs'), 'tools/contracts/main.ts', 'check'], { quiet: true }),
  ],
  [
    'every requirement has its test',
    () => run(process.execPath, [join(root, 'tools/run.mjs'), 'tools/spec/main.ts'], { quiet: true }),
  ],
  ['first load within its budget', firstLoad],
  ['functions in Deno', checkFunctionsInDeno],
  ['no import cycle', () => node('tools/lint/cycles.mjs')],
];

/** Runs every check and prints what failed: the linter, which takes as long as the others together, beside them. */
export async function runChecks() {
  const totals = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const isLint = ([name]) => name === 'lint';
  const others = CHECKS.filter((check) => !isLint(check));
  await Promise.all([runInTurn(CHECKS.filter(isLint), totals), runInTurn(others, totals)]);
  return totals;
}

async function runInTurn(checks, totals) {
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
  if (!existsSync(join(root, 'dist/apps/shell/shell.json'))) return { code: null, output: 'The apps are not built.' };
  return node('tools/scripts/firstLoadCheck.mjs');
}

async function lint() {
  const graph = await node('tools/lint/projectGraph.mjs');
  return graph.code === 0 ? runTool('eslint/bin/eslint.js', ['.', '--max-warnings=0'], { quiet: true }) : graph;
}
