import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Fault } from './faults.ts';
import type { Workplace } from './workplace.ts';

export const LEVELS = ['unit', 'database', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

export interface Find {
  /** The cheapest level of tests that failed; null: the fault was not found. */
  level: Level | 'build' | null;
  /** Titles of tests that failed, three at most. */
  tests: string[];
  /** The test file that failed, relative to the root. */
  file?: string;
}

const MOST_NAMED = 3;
/** How many unit test files count as near. */
const MOST_NEAR = 4;
const NOT_FOUND: Find = { level: null, tests: [] };
const REPORT = '.mutant-report.json';

export interface Hunt {
  levels: readonly Level[];
  /** Runs the tests of an earlier commit, where browser tests had other paths. */
  isBefore: boolean;
  /** Of unit tests only those that found it before, stand beside the file or are named for it: a few seconds a fault. */
  isQuick: boolean;
  /** What found this fault in an earlier run: its level goes first, and its file before others of the level. */
  earlier?: Find | undefined;
}

/**
 * Plants one fault and runs what should find it: the level that found it before, then the nearest unit tests and those that the
 * fault names. All other unit tests that import the file come last: a minute each, and they rarely find what the others did not.
 */
export function hunt(place: Workplace, fault: Fault, { levels, isBefore, isQuick, earlier }: Hunt): Promise<Find> {
  const browser = (isBefore ? fault.browserBefore : undefined) ?? fault.browser ?? [];
  return place.planted(fault.file, fault.find, fault.replace, async () => {
    const related = levels.includes('unit') ? await relatedTests(place, fault.file) : [];
    const near = nearTests(place, fault, related, earlier?.file);
    const farther = related.filter((path) => !near.includes(path));
    const steps: { level: Level; run: () => Promise<Find> }[] = [
      { level: 'unit', run: () => runUnitTests(place, near) },
      { level: 'database', run: () => runDatabaseTests(place, fault.database ?? [], earlier?.file) },
      { level: 'browser', run: () => huntInBrowser(place, fault, browser) },
    ];
    const first = steps.filter(({ level }) => level === earlier?.level);
    const last: typeof steps = isQuick ? [] : [{ level: 'unit', run: () => runUnitTests(place, farther) }];
    for (const { level, run } of new Set([...first, ...steps, ...last])) {
      if (!levels.includes(level)) continue;
      const find = await run();
      if (find.level) return find;
    }
    return NOT_FOUND;
  });
}

const isScript = (file: string) => /\.(tsx?|json)$/.test(file);
const isUnit = (file: string) => /\.test\.tsx?$/.test(file) && !file.endsWith('.db.test.ts');
const JEST = 'node_modules/jest/bin/jest.js';

/** Unit tests that stand beside the file, are named for it or found it before: seconds instead of a minute. */
function nearTests(place: Workplace, fault: Fault, related: string[], finder = ''): string[] {
  const nearest = nearestTo(fault.file, related).slice(0, MOST_NEAR);
  const first = [finder, ...(fault.unit ?? []), ...nearest];
  return [...new Set(first)].filter((path) => isUnit(path) && isThere(place, path));
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

const runUnitTests = (place: Workplace, paths: string[]) =>
  paths.length > 0
    ? jest(place, 'jest.config.mjs', ['--runTestsByPath', ...paths], 'unit')
    : Promise.resolve(NOT_FOUND);

function runDatabaseTests(place: Workplace, files: string[], finder = ''): Promise<Find> {
  const here = files.filter((file) => isThere(place, file));
  const first = here.filter((file) => file === finder);
  const paths = [...new Set([...first, ...here])];
  if (paths.length === 0) return Promise.resolve(NOT_FOUND);
  return jest(place, 'jest.database.config.mjs', ['--runTestsByPath', ...paths], 'database');
}

interface JestReport {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

async function jest(place: Workplace, config: string, args: string[], level: Level): Promise<Find> {
  const given = ['--config', config, '--json', `--outputFile=${REPORT}`, '--silent', '--passWithNoTests', '--bail=1'];
  const { code } = await place.run(JEST, [...given, '--maxWorkers', level === 'unit' ? '2' : '1', ...args]);
  if (code === 0) return NOT_FOUND;
  const report = readReport<JestReport>(place);
  // Ended from outside: that says nothing about the fault.
  if (!report) return { level: null, tests: ['a run without a report'] };
  const suite = report.testResults.find(({ status }) => status === 'failed');
  const failed = (suite?.assertionResults ?? []).filter(({ status }) => status === 'failed');
  const tests = failed.map(({ fullName }) => fullName).slice(0, MOST_NAMED);
  return {
    level,
    tests: tests.length > 0 ? tests : ['a file that could not be run'],
    ...(suite && { file: relative(place.folder, suite.name) }),
  };
}

/** Rebuilds what the fault is in, as a release would, and opens it. */
async function huntInBrowser(place: Workplace, { file }: Fault, specs: string[]): Promise<Find> {
  const here = specs.filter((path) => isThere(place, path));
  if (here.length === 0) return NOT_FOUND;
  const broken = await buildWithFault(place, here);
  if (broken) return { level: 'build', tests: [`${broken}, after the change of ${file}`] };
  const { code } = await place.run(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--workers', '2', '--max-failures', '1', ...here],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: join(place.folder, REPORT) },
  );
  if (code === 0) return NOT_FOUND;
  const report = readReport<Suite>(place);
  if (!report) return { level: null, tests: ['a run without a report'] };
  const failed = failedIn(report);
  const first = failed[0]?.file;
  return {
    level: 'browser',
    tests: failed.slice(0, MOST_NAMED).map(({ title }) => title),
    ...(first && { file: `e2e/${first}` }),
  };
}

/** @returns which step of the build refused the fault; null when it went through */
async function buildWithFault(place: Workplace, specs: string[]): Promise<string | null> {
  const build = ['run-many', '-t', 'build', '--parallel=2', '--outputStyle=static'];
  if ((await place.run('node_modules/nx/dist/bin/nx.js', build)).code !== 0) return 'the build';
  if ((await place.run('tools/run.mjs', ['delivery/release/main.ts', 'live'])).code !== 0) return 'the release';
  if (!specs.some((path) => path.includes('/contract/'))) return null;
  const pages = await place.run('tools/scripts/standalonePages.mjs', ['--build']);
  return pages.code === 0 ? null : 'the standalone pages';
}

interface Suite {
  title?: string;
  specs?: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

function failedIn(suite: Suite, titles: string[] = []): { title: string; file: string }[] {
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ title, file }) => ({ title: [...titles, title].join(' > '), file }));
  return [...own, ...(suite.suites ?? []).flatMap((each) => failedIn(each, [...titles, each.title ?? '']))];
}

function readReport<Report>(place: Workplace): Report | null {
  const file = join(place.folder, REPORT);
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(file);
  return report;
}

const isThere = (place: Workplace, path: string) => path !== '' && existsSync(join(place.folder, path));
