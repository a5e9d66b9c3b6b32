import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Fault } from './faults.ts';
import { JEST, NOT_FOUND, runTests, type Find, type Level } from './runTests.ts';
import type { Workplace } from './workplace.ts';

/** How many unit test files count as near. */
const MOST_NEAR = 4;

export interface Hunt {
  levels: readonly Level[];
  /** Runs the tests of an earlier commit, where browser tests had other paths. */
  isBefore: boolean;
  /** Of unit tests only those that found it before, stand beside the file or are named for it: a few seconds a fault. */
  isQuick: boolean;
  /** What found this fault in an earlier run: its level goes first, and its file before others of the level. */
  earlier?: Find | undefined;
  /** Tests that fail without any fault, by test file: filled while hunting, so that a file runs without a fault once. */
  noise: Map<string, string[]>;
}

/**
 * Plants one fault and runs what should find it: the level that found it before, then the nearest unit tests and those that the
 * fault names. All other unit tests that import the file come last: a minute each, and they rarely find what the others did not.
 * A test that fails without the fault too has not found it.
 */
export async function hunt(place: Workplace, fault: Fault, options: Hunt): Promise<Find> {
  for (const { level, files } of await stepsOf(place, fault, options)) {
    const here = files.filter((path) => existsSync(join(place.folder, path)));
    if (here.length === 0) continue;
    const planted = (paths: string[], isWhole = false) =>
      place.planted(fault.file, fault.find, fault.replace, () => runTests(place, level, paths, isWhole));
    const find = await planted(here);
    if (!find.level) continue;
    if (!find.file) return find;
    const noise = await noiseOf(place, level, find.file, options.noise);
    if (noise.length === 0) return find;
    const whole = await planted(here, true);
    const tests = whole.tests.filter((test) => !noise.includes(test));
    if (tests.length > 0) return { ...whole, tests };
  }
  return NOT_FOUND;
}

/** Titles of the tests of a file that fail without a fault. */
async function noiseOf(place: Workplace, level: Level, file: string, known: Map<string, string[]>): Promise<string[]> {
  const found = known.get(file) ?? (await runTests(place, level, [file], true)).tests;
  known.set(file, found);
  return found;
}

interface Step {
  level: Level;
  files: string[];
}

async function stepsOf(place: Workplace, fault: Fault, { levels, isBefore, isQuick, earlier }: Hunt): Promise<Step[]> {
  const related = levels.includes('unit') ? await relatedTests(place, fault.file) : [];
  const near = nearTests(fault, related, earlier?.file);
  const browser = (isBefore ? fault.browserBefore : undefined) ?? fault.browser ?? [];
  const finderFirst = (paths: string[]) =>
    [...paths].sort((a, b) => Number(b === earlier?.file) - Number(a === earlier?.file));
  const steps: Step[] = [
    { level: 'unit', files: near },
    { level: 'database', files: finderFirst(fault.database ?? []) },
    { level: 'browser', files: browser },
  ];
  const first = steps.filter(({ level }) => level === earlier?.level);
  const farther = related.filter((path) => !near.includes(path));
  const last: Step[] = isQuick ? [] : [{ level: 'unit', files: farther }];
  return [...new Set([...first, ...steps, ...last])].filter(({ level }) => levels.includes(level));
}

const isScript = (file: string) => /\.(tsx?|json)$/.test(file);
const isUnit = (file: string) => /\.test\.tsx?$/.test(file) && !file.endsWith('.db.test.ts');

/** Unit tests that stand beside the file, are named for it or found it before: seconds instead of a minute. */
function nearTests(fault: Fault, related: string[], finder = ''): string[] {
  const nearest = nearestTo(fault.file, related).slice(0, MOST_NEAR);
  return [...new Set([finder, ...(fault.unit ?? []), ...nearest])].filter(isUnit);
}

/** Unit tests that import a file, directly or not, relative to the root. */
async function relatedTests(place: Workplace, file: string): Promise<string[]> {
  if (!isScript(file)) return [];
  const args = ['--config', 'jest.config.mjs', '--listTests', '--findRelatedTests', file];
  const { output } = await place.run(JEST, args);
  return output
    .split('\n')
    .filter((line) => line.startsWith(place.folder))
    .map((line) => relative(place.folder, line));
}

/** Sorts paths by how many folders they share with a file, most first. */
export function nearestTo(file: string, paths: readonly string[]): string[] {
  const own = file.split('/');
  const shared = (path: string) => {
    const parts = path.split('/');
    const first = parts.findIndex((part, index) => part !== own[index]);
    return first === -1 ? parts.length : first;
  };
  return [...paths].sort((a, b) => shared(b) - shared(a) || a.split('/').length - b.split('/').length);
}
