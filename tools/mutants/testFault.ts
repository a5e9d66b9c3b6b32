import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Fault } from './faults.ts';
import { nameOfTest } from './passingTests.ts';
import { JEST, NOT_FOUND, runTests, type Find, type Level } from './runTests.ts';
import type { SourcesCopy } from './sourcesCopy.ts';

/** How many of the nearest unit test files are run first. */
const MOST_NEAR = 4;

export interface FaultTestOptions {
  levels: readonly Level[];
  /** Runs the tests of an earlier commit, whose browser tests had other paths. */
  isBefore: boolean;
  /** Runs only unit tests that found it before, are beside the file or are named after it: a few seconds per fault. */
  isQuick: boolean;
  /** The test that found this fault in an earlier run: it runs first; then its level, and its file before others of the level. */
  earlier?: Find | undefined;
  /** Titles of tests that fail without any fault, by test file. Filled during the run, so that no file runs twice for it. */
  failuresWithoutFault: Map<string, string[]>;
  /** Names of tests that pass without any fault. Filled during the run. */
  passing: Set<string>;
}

/**
 * Applies one fault and runs the tests that should find it: the one that found it before, then the level of that one, the nearest unit tests
 * and those that the fault lists. All other unit tests that import the file run last: they take a minute and rarely find more.
 * A test that also fails without the fault has not found it.
 */
export async function testFault(copy: SourcesCopy, fault: Fault, options: FaultTestOptions): Promise<Find> {
  return (await findAsBefore(copy, fault, options)) ?? findInSteps(copy, fault, options);
}

/** Runs the test that found the fault in an earlier run, and nothing else. @returns null when it does not find it now */
async function findAsBefore(copy: SourcesCopy, fault: Fault, options: FaultTestOptions): Promise<Find | null> {
  const { level, file, tests: [title] = [] } = options.earlier ?? {};
  if (!level || level === 'build' || !options.levels.includes(level)) return null;
  if (!title || !file || !existsSync(join(copy.folder, file))) return null;
  const find = await copy.planted(fault.file, fault.find, fault.replace, () =>
    runTests(copy, level, { files: [file], isWhole: false, title }),
  );
  if (!find.level) return null;
  return !find.file || (await passesWithoutFault(copy, level, find, options.passing)) ? find : null;
}

async function findInSteps(copy: SourcesCopy, fault: Fault, options: FaultTestOptions): Promise<Find> {
  for (const { level, files } of await stepsOf(copy, fault, options)) {
    const here = files.filter((path) => existsSync(join(copy.folder, path)));
    if (here.length === 0) continue;
    const planted = (isWhole: boolean) =>
      copy.planted(fault.file, fault.find, fault.replace, () => runTests(copy, level, { files: here, isWhole }));
    const find = await planted(false);
    if (!find.level) continue;
    if (!find.file || (await passesWithoutFault(copy, level, find, options.passing))) return find;
    const unrelated = await findFailuresWithoutFault(copy, level, find.file, options.failuresWithoutFault);
    const whole = await planted(true);
    const tests = whole.tests.filter((test) => !unrelated.includes(test));
    if (tests.length > 0) return { ...whole, tests };
  }
  return NOT_FOUND;
}

/** Whether the first test of a find passes without the fault. */
async function passesWithoutFault(
  copy: SourcesCopy,
  level: Level,
  { file = '', tests: [title = ''] }: Find,
  passing: Set<string>,
): Promise<boolean> {
  const name = nameOfTest(file, title);
  if (passing.has(name)) return true;
  const { tests } = await runTests(copy, level, { files: [file], isWhole: false, title });
  if (tests.length === 0) passing.add(name);
  return tests.length === 0;
}

/** Titles of the tests of a file that fail without a fault. */
async function findFailuresWithoutFault(
  copy: SourcesCopy,
  level: Level,
  file: string,
  known: Map<string, string[]>,
): Promise<string[]> {
  const found = known.get(file) ?? (await runTests(copy, level, { files: [file], isWhole: true })).tests;
  known.set(file, found);
  return found;
}

interface Step {
  level: Level;
  files: string[];
}

async function stepsOf(
  copy: SourcesCopy,
  fault: Fault,
  { levels, isBefore, isQuick, earlier }: FaultTestOptions,
): Promise<Step[]> {
  const related = levels.includes('unit') ? await relatedTests(copy, fault.file) : [];
  const near = nearTests(fault, related, earlier?.file);
  const finderFirst = (paths: string[]) =>
    [...paths].sort((a, b) => Number(b === earlier?.file) - Number(a === earlier?.file));
  const steps: Step[] = [
    { level: 'unit', files: near },
    { level: 'database', files: finderFirst(fault.database ?? []) },
    { level: 'browser', files: (isBefore ? fault.browserBefore : undefined) ?? fault.browser ?? [] },
  ];
  const first = steps.filter(({ level }) => level === earlier?.level);
  const farther = related.filter((path) => !near.includes(path));
  const last: Step[] = isQuick ? [] : [{ level: 'unit', files: farther }];
  return [...new Set([...first, ...steps, ...last])].filter(({ level }) => levels.includes(level));
}

const isScript = (file: string) => /\.(tsx?|json)$/.test(file);
const isUnit = (file: string) => /\.test\.tsx?$/.test(file) && !file.endsWith('.db.test.ts');

/** Unit tests that are beside the file, are named after it or found the fault before: seconds instead of a minute. */
function nearTests(fault: Fault, related: string[], finder = ''): string[] {
  const nearest = nearestTo(fault.file, related).slice(0, MOST_NEAR);
  return [...new Set([finder, ...(fault.unit ?? []), ...nearest])].filter(isUnit);
}

/** Unit tests that import a file, directly or indirectly, relative to the root. */
async function relatedTests(copy: SourcesCopy, file: string): Promise<string[]> {
  if (!isScript(file)) return [];
  const args = ['--config', 'jest.config.mjs', '--listTests', '--findRelatedTests', file];
  const { output } = await copy.run(JEST, args);
  return output
    .split('\n')
    .filter((line) => line.startsWith(copy.folder))
    .map((line) => relative(copy.folder, line));
}

/** Sorts paths by the number of folders that they share with a file, descending. */
export function nearestTo(file: string, paths: readonly string[]): string[] {
  const own = file.split('/');
  const shared = (path: string) => {
    const parts = path.split('/');
    const first = parts.findIndex((part, index) => part !== own[index]);
    return first === -1 ? parts.length : first;
  };
  return [...paths].sort((a, b) => shared(b) - shared(a) || a.split('/').length - b.split('/').length);
}
