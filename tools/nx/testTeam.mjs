// Runs all tests that the release of one app needs: node tools/nx/testTeam.mjs player
// Unit and component tests, policies of its tables, the contract of its remote, and its journeys through the built product.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishBuilds } from '../scripts/build/buildAll.mjs';
import { runJest } from '../scripts/test/jestRun.mjs';
import { runPlaywright } from '../scripts/test/playwrightRun.mjs';
import { WORKERS } from '../scripts/test/workers.mjs';
import { root } from '../scripts/run.mjs';

const [app] = process.argv.slice(2);
const teams = JSON.parse(readFileSync(join(root, 'tools/nx/teamTests.json'), 'utf8'));
const team = teams[app];
if (!team) throw new Error(`Name an app of tools/nx/teamTests.json: ${Object.keys(teams).join(', ')}`);

const results = [];
async function step(name, work) {
  const started = Date.now();
  const result = await work();
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`== ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  results.push(result);
}

const side = [['--workers', WORKERS]];
await step('unit and component tests', () => runJest('jest.config.mjs', ['--maxWorkers', WORKERS, `apps/${app}/`]));
await step('policies and functions', () =>
  runJest('jest.database.config.mjs', ['--maxWorkers', WORKERS, '--testPathPatterns', ...team.database]),
);
await publishBuilds();
// Paths precede options: --project takes all arguments that follow it.
const inParallel = ['--project', 'parallel-*', '--pass-with-no-tests'];
await step('journeys', () => runPlaywright([...team.browser, ...inParallel], {}, side));
if (team.contract) {
  const contract = ['platform/contract/shell', '--grep', `${app} in the shell`, ...inParallel];
  await step('contract', () => runPlaywright(contract, {}, side));
}

const failures = results.flatMap((result) => result.failures ?? []);
if (failures.length > 0) console.log(`\n${failures.map((failure) => `FAILED ${failure}`).join('\n')}`);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exit(sum('failed') === 0 ? 0 : 1);
