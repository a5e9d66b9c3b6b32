import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SourcesCopy } from './sourcesCopy.ts';

export const LEVELS = ['unit', 'database', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

export interface Find {
  /** The cheapest level with a failed test; null: the fault was not found. */
  level: Level | 'build' | null;
  /** Titles of tests that failed. */
  tests: string[];
  /** The test file that failed, relative to the root. */
  file?: string;
}

export const NOT_FOUND: Find = { level: null, tests: [] };
export const JEST = 'node_modules/jest/bin/jest.js';
const REPORT = '.mutant-report.json';
/** For all browser test files one after another. */
const WHOLE_TIME_LIMIT_MS = 45 * 60_000;

/**
 * Runs test files of one level on the current state of the copy.
 * @param files paths relative to the root
 * @param isWhole runs all of their tests; otherwise stops at the first failure
 */
export function runTests(copy: SourcesCopy, level: Level, files: string[], isWhole: boolean): Promise<Find> {
  if (level === 'browser') return runInBrowser(copy, files, isWhole);
  return runJest(copy, level, files, isWhole);
}

interface JestReport {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

async function runJest(
  copy: SourcesCopy,
  level: 'unit' | 'database',
  files: string[],
  isWhole: boolean,
): Promise<Find> {
  const config = level === 'unit' ? 'jest.config.mjs' : 'jest.database.config.mjs';
  const { code } = await copy.run(JEST, [
    ...['--config', config, '--json', `--outputFile=${REPORT}`, '--silent', '--passWithNoTests'],
    ...(isWhole ? [] : ['--bail=1']),
    ...['--maxWorkers', level === 'unit' ? '2' : '1', '--runTestsByPath', ...files],
  ]);
  if (code === 0) return NOT_FOUND;
  const report = readReport<JestReport>(copy);
  // Stopped by a signal: that proves nothing about the fault.
  if (!report) return { level: null, tests: ['a run without a report'] };
  const suites = report.testResults.filter(({ status }) => status === 'failed');
  const failed = suites.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'failed');
  const tests = failed.map(({ fullName }) => fullName);
  return {
    level,
    tests: tests.length > 0 ? tests : ['a file that could not be run'],
    ...(suites[0] && { file: relative(copy.folder, suites[0].name) }),
  };
}

async function runInBrowser(copy: SourcesCopy, files: string[], isWhole: boolean): Promise<Find> {
  const broken = await build(copy, files);
  if (broken) return { level: 'build', tests: [broken] };
  const failed = await runPlaywright(copy, files, isWhole);
  // Stopped by a signal: that proves nothing about the fault.
  if (!failed) return { level: null, tests: ['a run without a report'] };
  const [first] = failed;
  return first ? { level: 'browser', tests: failed.map(({ title }) => title), file: first.file } : NOT_FOUND;
}

/**
 * Runs browser test files on the current state of the copy, all on one build: much faster than each by itself.
 * @param files paths relative to the root
 * @returns for each file the titles of its failed tests
 * @throws Error when the build fails or the run ends without a report
 */
export async function failuresInBrowser(copy: SourcesCopy, files: string[]): Promise<Map<string, string[]>> {
  const broken = await build(copy, files);
  const failed = broken ? null : await runPlaywright(copy, files, true, WHOLE_TIME_LIMIT_MS);
  if (!failed) throw new Error(`Without a fault ${broken ?? 'the browser tests'} failed.`);
  return new Map(files.map((path) => [path, failed.filter(({ file }) => file === path).map(({ title }) => title)]));
}

/** @returns the failed tests; null when the run ended without a report */
async function runPlaywright(
  copy: SourcesCopy,
  files: string[],
  isWhole: boolean,
  timeoutMs?: number,
): Promise<FailedTest[] | null> {
  const { code } = await copy.run(
    'node_modules/@playwright/test/cli.js',
    [
      ...['test', '--config', 'e2e/playwright.config.ts', '--workers', '2'],
      ...(isWhole ? [] : ['--max-failures', '1']),
      ...files,
    ],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: join(copy.folder, REPORT) },
    timeoutMs,
  );
  if (code === 0) return [];
  const report = readReport<Suite>(copy);
  return report && failedIn(report).map(({ title, file }) => ({ title, file: `e2e/${file}` }));
}

/**
 * Builds the copy and makes its remotes live.
 * @param specs browser test files that will run; those of contracts need the standalone pages too
 * @returns the step of the build that refused the sources; null when the build succeeded
 */
export async function build(copy: SourcesCopy, specs: string[]): Promise<string | null> {
  const build = ['run-many', '-t', 'build', '--parallel=2', '--outputStyle=static'];
  if ((await copy.run('node_modules/nx/dist/bin/nx.js', build)).code !== 0) return 'the build';
  // Earlier commits have the release tool at another path.
  const tool = ['delivery/release/main.ts', 'tools/release/main.ts'].find((path) =>
    existsSync(join(copy.folder, path)),
  )!;
  if ((await copy.run('tools/run.mjs', [tool, 'live'])).code !== 0) return 'the release';
  if (!specs.some((path) => path.includes('/contract/'))) return null;
  const pages = await copy.run('tools/scripts/build/standalonePages.mjs', ['--build']);
  return pages.code === 0 ? null : 'the standalone pages';
}

interface Suite {
  title?: string;
  specs?: { title: string; file: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

interface FailedTest {
  title: string;
  file: string;
}

function failedIn(suite: Suite, titles: string[] = []): FailedTest[] {
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ title, file }) => ({ title: [...titles, title].join(' > '), file }));
  return [...own, ...(suite.suites ?? []).flatMap((each) => failedIn(each, [...titles, each.title ?? '']))];
}

function readReport<Report>(copy: SourcesCopy): Report | null {
  const file = join(copy.folder, REPORT);
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(file);
  return report;
}
