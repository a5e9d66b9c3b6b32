// npm run test:mutants: applies each fault of tools/mutants/faults to a copy of the product, and expects that a test finds it.
import { parseArgs } from 'node:util';
import { readFaults } from './faults.ts';
import { compareFinds, KEPT_FINDS, readFinds, writeFinds, type Finds } from './finds.ts';
import { readPassingTests } from './passingTests.ts';
import { testFault } from './testFault.ts';
import { build, LEVELS, type Level } from './runTests.ts';
import { createSourcesCopy } from './sourcesCopy.ts';

const { values } = parseArgs({
  options: {
    /** Selects faults whose file in tools/mutants/faults, name or changed file contains this text. */
    only: { type: 'string' },
    /** Levels of tests to run, comma-separated. */
    levels: { type: 'string' },
    /** Runs only the nearest unit tests. */
    quick: { type: 'boolean', default: false },
    /** Uses product, tests and faults of a commit instead of the working tree. */
    commit: { type: 'string' },
    /** File for the results, by name of the fault. */
    report: { type: 'string', default: 'dist/mutants.json' },
    /** Every n-th fault starting with the k-th, as k/n: a share of them for one of several machines. */
    share: { type: 'string', default: '1/1' },
    /** The report of another run: prints the differences by name. */
    against: { type: 'string' },
    /** Saves the results in tools/mutants/finds.json, for the next run. */
    record: { type: 'boolean', default: false },
    /** Applies only faults that the report does not contain as found: continues an interrupted run, or uses other levels. */
    resume: { type: 'boolean', default: false },
    /** The report of a run of all tests on these sources: a test that passed in it is not run again without a fault. */
    passed: { type: 'string' },
  },
});

/** How many of the tests that found a fault are printed. */
const MOST_NAMED = 3;

const root = process.cwd();
const levels = (values.levels?.split(',') as Level[] | undefined) ?? (values.quick ? ['unit'] : LEVELS);
const [own, shares] = values.share.split('/').map(Number) as [number, number];
const earlier = readFinds(KEPT_FINDS);
const finds: Finds = values.resume ? readFinds(values.report) : {};

const isBefore = values.commit !== undefined;
const failuresWithoutFault = new Map<string, string[]>();
const passing = values.passed ? readPassingTests(values.passed) : new Set<string>();
const copy = createSourcesCopy(root, values.commit ?? null);
// Which tests of an earlier commit find a fault is often known only later.
const testsNow = new Map(readFaults(root).map(({ name, browserBefore }) => [name, browserBefore]));
const faults = readFaults(copy.folder)
  .map((fault) => ({ ...fault, ...(isBefore && { browserBefore: testsNow.get(fault.name) ?? fault.browserBefore }) }))
  .filter(({ room, name, file }) => !values.only || [room, name, file].some((text) => text.includes(values.only!)))
  .filter((_fault, index) => index % shares === own - 1);

let isInterrupted = false;
process.on('SIGINT', () => {
  isInterrupted = true;
  void copy.stop().finally(() => {
    copy.remove();
    process.exit(130);
  });
});
try {
  const remaining = faults.filter(({ name }) => !finds[name]?.level);
  // Some database tests load pages and remotes from the build.
  const isBuilt = levels.some((level) => level !== 'unit') && remaining.length > 0;
  const broken = isBuilt ? await build(copy, []) : null;
  if (broken) throw new Error(`Without a fault ${broken} failed.`);
  for (const fault of remaining) {
    const started = Date.now();
    const find = await testFault(copy, fault, {
      levels,
      isQuick: values.quick,
      isBefore,
      earlier: earlier[fault.name],
      failuresWithoutFault,
      passing,
    });
    // What was stopped failed, too, and found nothing.
    if (isInterrupted) break;
    const seconds = Math.round((Date.now() - started) / 1000);
    finds[fault.name] = { ...find, tests: find.tests.slice(0, MOST_NAMED), seconds };
    console.log(
      `${find.level ? `found by ${find.level.padEnd(8)}` : 'NOT FOUND        '} ${fault.room}: ${fault.name} (${seconds} s) ${find.tests[0] ?? ''}`,
    );
    writeFinds(values.report, finds);
  }
} finally {
  if (!isInterrupted) copy.remove();
}
for (const [file, tests] of failuresWithoutFault)
  if (tests.length > 0) console.log(`Fails without a fault too, and finds none: ${file}: ${tests[0]}`);
const found = faults.filter(({ name }) => finds[name]?.level).length;
if (values.record) writeFinds(KEPT_FINDS, { ...earlier, ...finds });
if (values.against) console.log(compareFinds(readFinds(values.against), finds).join('\n'));
console.log(`${faults.length} planted, ${found} found, ${faults.length - found} not found`);
process.exitCode = found === faults.length ? 0 : 1;
