import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sharedBuildCache } from '../workspace/buildCache.mjs';
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
/** Is returned instead of titles when a test file could not be run. */
const BROKEN_FILE = 'a file that could not be run';
export const JEST = 'node_modules/jest/bin/jest.js';
const REPORT = '.mutant-report.json';

interface TestChoice {
  /** Paths relative to the root. */
  files: string[];
  /** Runs all tests; otherwise stops at the first failure. */
  isWhole: boolean;
  /** Runs only the test with this title, as a {@link Find} has it. */
  title?: string;
}

/** Runs tests of one level on the current state of the copy. */
export function runTests(copy: SourcesCopy, level: Level, choice: TestChoice): Promise<Find> {
  return level === 'browser' ? runInBrowser(copy, choice) : runJest(copy, level, choice);
}

interface JestReport {
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

async function runJest(
  copy: SourcesCopy,
  level: 'unit' | 'database',
  { files, isWhole, title }: TestChoice,
): Promise<Find> {
  const config = level === 'unit' ? 'jest.config.mjs' : 'jest.database.config.mjs';
  const { code } = await copy.run(JEST, [
    ...['--config', config, '--json', `--outputFile=${REPORT}`, '--silent', '--passWithNoTests'],
    ...(isWhole ? [] : ['--bail=1']),
    ...(title === undefined || title === BROKEN_FILE ? [] : ['--testNamePattern', `^${inPattern(title)}$`]),
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
    tests: tests.length > 0 ? tests : [BROKEN_FILE],
    ...(suites[0] && { file: relative(copy.folder, suites[0].name) }),
  };
}

async function runInBrowser(copy: SourcesCopy, choice: TestChoice): Promise<Find> {
  const broken = await build(copy, choice.files);
  if (broken) return { level: 'build', tests: [broken] };
  const failed = await runPlaywright(copy, choice);
  // Stopped by a signal: that proves nothing about the fault.
  if (!failed) return { level: null, tests: ['a run without a report'] };
  const [first] = failed;
  return first ? { level: 'browser', tests: failed.map(({ title }) => title), file: first.file } : NOT_FOUND;
}

/** @returns the failed tests; null when the run ended without a report */
async function runPlaywright(copy: SourcesCopy, { files, isWhole, title }: TestChoice): Promise<FailedTest[] | null> {
  const { code } = await copy.run(
    'node_modules/@playwright/test/cli.js',
    [
      ...['test', '--config', 'e2e/playwright.config.ts', '--workers', '2'],
      ...(isWhole ? [] : ['--max-failures', '1']),
      // Playwright compares with project, file and titles, separated by spaces.
      ...(title === undefined ? [] : ['--grep', ` ${inPattern(title.split(TITLE_SEPARATOR).slice(1).join(' '))}$`]),
      ...files,
    ],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: join(copy.folder, REPORT) },
  );
  if (code === 0) return [];
  const report = readReport<Suite>(copy);
  return report && failedIn(report).map((test) => ({ ...test, file: `e2e/${test.file}` }));
}

const TITLE_SEPARATOR = ' > ';
const inPattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Builds the copy and makes its remotes live.
 * @param specs browser test files that will run; those of contracts need the standalone pages too
 * @returns the step of the build that refused the sources; null when the build succeeded
 */
export async function build(copy: SourcesCopy, specs: string[]): Promise<string | null> {
  const build = ['run-many', '-t', 'build', '--parallel=2', '--outputStyle=static'];
  const built = await copy.run('node_modules/nx/dist/bin/nx.js', build, sharedBuildCache(copy.folder));
  if (built.code !== 0) return 'the build';
  const tool = firstPath(copy, 'delivery/release/main.ts', 'tools/release/main.ts');
  if ((await copy.run('tools/run.mjs', [tool, 'live'])).code !== 0) return 'the release';
  if (!specs.some((path) => path.includes('/contract/'))) return null;
  const pagesTool = firstPath(copy, 'tools/scripts/build/standalonePages.mjs', 'tools/scripts/standalonePages.mjs');
  const pages = await copy.run(pagesTool, ['--build']);
  return pages.code === 0 ? null : 'the standalone pages';
}

/** Earlier commits have some tools at other paths. */
const firstPath = (copy: SourcesCopy, ...paths: string[]) => paths.find((path) => existsSync(join(copy.folder, path)))!;

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
    .map(({ title, file }) => ({ title: [...titles, title].join(TITLE_SEPARATOR), file }));
  return [...own, ...(suite.suites ?? []).flatMap((each) => failedIn(each, [...titles, each.title ?? '']))];
}

function readReport<Report>(copy: SourcesCopy): Report | null {
  const file = join(copy.folder, REPORT);
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(file);
  return report;
}
