import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../run.mjs';

const BUDGETS = join(root, 'tools/testing/budgets.json');
const RECORD = join(root, 'tools/testing/times.json');
const LAST_RUN = join(root, 'dist/testTimes.json');
const SLOWEST = 50;
/** Test files that take longer start first: none of them keeps one worker busy at the end, while the other has nothing to do. */
const LONG_MS = 5000;

const readBudgets = () => JSON.parse(readFileSync(BUDGETS, 'utf8'));
const readRecord = () => JSON.parse(readFileSync(RECORD, 'utf8'));

/** Kind of a test, by the name of its file. */
function kindOf(file) {
  if (file.endsWith('.spec.ts') || file.endsWith('.contract.ts')) return 'browser';
  if (file.endsWith('.db.test.ts')) return 'database';
  return file.endsWith('.tsx') ? 'component' : 'unit';
}

/**
 * Milliseconds that a test may take: its kind's, or the first matching entry of `own`, which gives the reason. An entry names a file or a
 * folder, and with `test` a part of the title.
 */
function budgetOf({ file, title }, { kinds, own }) {
  const exception = own.find((one) => file.startsWith(one.file) && title.includes(one.test ?? ''));
  return (exception ?? kinds[kindOf(file)]).ms;
}

const overBudget = (tests, budgets = readBudgets()) => tests.filter((test) => test.ms > budgetOf(test, budgets));

const slowestOf = (tests, budgets) =>
  [...tests].sort((a, b) => b.ms / budgetOf(b, budgets) - a.ms / budgetOf(a, budgets)).slice(0, SLOWEST);

const percent = (share) => `${Math.round(100 * share)} %`;
const seconds = (ms) => (ms / 1000).toFixed(1).padStart(7);

/** Durations of a run: stages, kinds, and the slowest tests with their budgets. */
export function describeTimes({ stages, tests }) {
  const budgets = readBudgets();
  const lines = [
    'Where the time went',
    ...stages.map(({ name, ms, busy }) => `${seconds(ms)} s  ${name}, the cores ${percent(busy)} busy`),
    '',
    'Tests by kind',
  ];
  for (const kind of Object.keys(budgets.kinds)) {
    const those = tests.filter(({ file }) => kindOf(file) === kind);
    const sum = those.reduce((total, { ms }) => total + ms, 0);
    const files = new Set(those.map(({ file }) => file)).size;
    lines.push(`${seconds(sum)} s  ${kind}: ${those.length} tests in ${files} files`);
  }
  lines.push('', `The ${SLOWEST} slowest, by their share of the budget`);
  for (const test of slowestOf(tests, budgets)) {
    lines.push(`${seconds(test.ms)} s of ${seconds(budgetOf(test, budgets)).trim()}  ${test.file} > ${test.title}`);
  }
  return lines.join('\n');
}

/** Writes the time of every test of this run to dist/testTimes.json. @returns the path of that file */
export function keepTimes(run) {
  mkdirSync(dirname(LAST_RUN), { recursive: true });
  writeFileSync(LAST_RUN, JSON.stringify(run, null, 1));
  return LAST_RUN;
}

/** The middle of some numbers; of an even count the lower of the two in the middle. */
const medianOf = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];

/** Several runs as one: the median of each stage of the last run and of each test in it. A single slow moment is not a slow test. */
export function medianRun(runs) {
  const last = runs.at(-1);
  const keyOf = ({ file, title }) => `${file} ${title}`;
  const times = new Map();
  for (const test of runs.flatMap((run) => run.tests))
    times.set(keyOf(test), [...(times.get(keyOf(test)) ?? []), test.ms]);
  const stageTimes = (name) => runs.flatMap(({ stages }) => stages.filter((stage) => stage.name === name));
  return {
    stages: last.stages.map(({ name }) => ({
      name,
      ms: medianOf(stageTimes(name).map(({ ms }) => ms)),
      busy: medianOf(stageTimes(name).map(({ busy }) => busy)),
    })),
    tests: last.tests.map((test) => ({ ...test, ms: medianOf(times.get(keyOf(test))) })),
  };
}

/** Paths of files whose tests take more than 5 s together, sorted. */
export function longFiles(tests) {
  const sums = new Map();
  for (const { file, ms } of tests) sums.set(file, (sums.get(file) ?? 0) + ms);
  return [...sums]
    .filter(([, ms]) => ms > LONG_MS)
    .map(([file]) => file)
    .sort();
}

const sumOf = (stages) => stages.reduce((sum, { ms }) => sum + ms, 0);

/**
 * Records the medians of runs: `npm test -- --record` for one, `npm run test:times -- RUN.json …` for several. `npm run check` compares
 * the record with the budgets.
 * @param runs what `keepTimes` wrote, in the order in which they ran
 */
export function recordTimes(runs) {
  const { stages, tests } = medianRun(runs);
  const budgets = readBudgets();
  const kinds = Object.fromEntries(
    Object.keys(budgets.kinds).map((kind) => {
      const those = tests.filter(({ file }) => kindOf(file) === kind);
      const sum = those.reduce((total, { ms }) => total + ms, 0);
      return [
        kind,
        { tests: those.length, files: new Set(those.map(({ file }) => file)).size, seconds: Math.round(sum / 1000) },
      ];
    }),
  );
  const record = {
    day: new Date().toISOString().slice(0, 10),
    runs: runs.map((run) => ({ seed: run.seed, seconds: Math.round(sumOf(run.stages) / 1000), ...run.totals })),
    stages: stages.map(({ name, ms, busy }) => ({ name, seconds: Math.round(ms / 1000), busy: percent(busy) })),
    kinds,
    slowest: slowestOf(tests, budgets),
    long: longFiles(tests),
    over: overBudget(tests, budgets).map(({ file, title, ms }) => ({ file, title, ms: Math.round(ms) })),
  };
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
}

/** Fails when a recorded time is over its budget, or a budget names a file that does not exist. */
export function checkTimes() {
  if (!existsSync(RECORD)) return { code: null, output: 'No times are kept yet: npm test -- --record' };
  const budgets = readBudgets();
  const lines = overBudget(readRecord().over, budgets).map(
    (test) => `${seconds(test.ms)} s, budget ${budgetOf(test, budgets) / 1000} s: ${test.file} > ${test.title}`,
  );
  const gone = budgets.own.filter(({ file }) => !existsSync(join(root, file)));
  lines.push(...gone.map(({ file }) => `tools/testing/budgets.json has a budget for ${file}, which is not there.`));
  return { code: lines.length === 0 ? 0 : 1, output: lines.join('\n') };
}

const inMinutes = (whole) => `${Math.floor(whole / 60)} min ${whole % 60} s`;

/** The recorded times as Markdown tables, for docs/testing.md. */
function describeRecord() {
  const { day, runs, stages, kinds, slowest } = readRecord();
  const budgets = readBudgets();
  const table = (head, rows) => [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ];
  const lines = [
    `Measured on ${day} on two cores, in a fresh clone each. The times below are the medians of these runs.`,
    '',
    ...table(
      ['seed', 'wall clock', 'passed', 'failed', 'skipped'],
      runs.map((run) => [run.seed, inMinutes(run.seconds), run.passed, run.failed, run.skipped]),
    ),
    '',
    ...table(
      ['stage', 'seconds', 'cores busy'],
      stages.map((stage) => [stage.name, stage.seconds, stage.busy ?? '']),
    ),
    '',
    ...table(
      ['kind', 'what', 'budget of a test', 'tests', 'files', 'seconds in tests'],
      Object.entries(budgets.kinds).map(([kind, { ms, what }]) => [
        kind,
        what,
        `${ms / 1000} s`,
        kinds[kind].tests,
        kinds[kind].files,
        kinds[kind].seconds,
      ]),
    ),
    '',
    ...table(
      ['own budgets', 'seconds', 'why'],
      budgets.own.map(({ file, test, ms, why }) => [test ? `${file} › ${test}` : file, ms / 1000, why]),
    ),
    '',
    'The slowest, by their share of the budget:',
    '',
    ...table(
      ['seconds', 'test'],
      slowest.map((test) => [(test.ms / 1000).toFixed(2), `${test.file} › ${test.title.replaceAll('|', '\\|')}`]),
    ),
  ];
  return lines.join('\n');
}

if (process.argv[1]?.endsWith('testTimes.mjs')) console.log(describeRecord());
