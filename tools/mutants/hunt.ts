import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './faults.ts';
import type { Workplace } from './workplace.ts';

export const LEVELS = ['unit', 'database', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

export interface Find {
  /** The cheapest level of tests that failed; null: the fault was not found. */
  level: Level | 'build' | null;
  /** Titles of tests that failed, three at most. */
  tests: string[];
}

const MOST_NAMED = 3;
const NOTHING: Promise<Find> = Promise.resolve({ level: null, tests: [] });
const REPORT = '.mutant-report.json';

/** Plants one fault and runs what should find it, the cheapest level first. */
export function hunt(place: Workplace, fault: Fault, levels: readonly Level[], isBefore: boolean): Promise<Find> {
  const browser = (isBefore ? fault.browserBefore : undefined) ?? fault.browser ?? [];
  const steps: Record<Level, () => Promise<Find>> = {
    unit: () => huntInUnits(place, fault),
    database: () => (fault.database ? huntInDatabase(place, fault.database) : NOTHING),
    browser: () => (browser.length > 0 ? huntInBrowser(place, fault, browser) : NOTHING),
  };
  return place.planted(fault.file, fault.find, fault.replace, async () => {
    for (const level of LEVELS.filter((each) => levels.includes(each))) {
      const find = await steps[level]();
      if (find.level) return find;
    }
    return { level: null, tests: [] };
  });
}

const isScript = (file: string) => /\.(tsx?|json)$/.test(file);
const JEST = 'node_modules/jest/bin/jest.js';

async function huntInUnits(place: Workplace, { file, unit = [] }: Fault): Promise<Find> {
  const related = isScript(file) ? await jest(place, 'jest.config.mjs', ['--findRelatedTests', file], 'unit') : null;
  if (related?.level) return related;
  return unit.length > 0 ? jest(place, 'jest.config.mjs', ['--runTestsByPath', ...unit], 'unit') : NOTHING;
}

const huntInDatabase = (place: Workplace, files: string[]) =>
  jest(
    place,
    'jest.database.config.mjs',
    ['--runTestsByPath', ...files.filter((file) => isThere(place, file))],
    'database',
  );

async function jest(place: Workplace, config: string, args: string[], level: Level): Promise<Find> {
  const given = ['--config', config, '--json', `--outputFile=${REPORT}`, '--silent', '--passWithNoTests', '--bail=1'];
  const { code } = await place.run(JEST, [...given, '--maxWorkers', level === 'unit' ? '2' : '1', ...args]);
  if (code === 0) return { level: null, tests: [] };
  const report = readReport<{ testResults: { assertionResults: { status: string; fullName: string }[] }[] }>(place);
  // Ended from outside: that says nothing about the fault.
  if (!report) return { level: null, tests: ['a run without a report'] };
  const failed = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
  return { level, tests: failed.length > 0 ? failed.slice(0, MOST_NAMED) : ['a file that could not be run'] };
}

/** Rebuilds what the fault is in, as a release would, and opens it. */
async function huntInBrowser(place: Workplace, { file }: Fault, specs: string[]): Promise<Find> {
  const build = await place.run('node_modules/nx/dist/bin/nx.js', [
    'run-many',
    '-t',
    'build',
    '--parallel=2',
    '--outputStyle=static',
  ]);
  if (build.code !== 0) return { level: 'build', tests: [`the build of ${file}`] };
  const live = await place.run('tools/run.mjs', ['tools/release/main.ts', 'live']);
  if (live.code !== 0) return { level: 'build', tests: ['the release of the build'] };
  if (specs.some((path) => path.includes('/contract/'))) {
    const pages = await place.run('tools/scripts/standalonePages.mjs', ['--build']);
    if (pages.code !== 0) return { level: 'build', tests: ['the standalone pages'] };
  }
  const here = specs.filter((path) => isThere(place, path));
  const { code } = await place.run(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--workers', '2', '--max-failures', '1', ...here],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: join(place.folder, REPORT) },
  );
  if (code === 0) return { level: null, tests: [] };
  const report = readReport<Suite>(place);
  if (!report) return { level: null, tests: ['a run without a report'] };
  return { level: 'browser', tests: failedIn(report).slice(0, MOST_NAMED) };
}

interface Suite {
  title?: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

function failedIn(suite: Suite, titles: string[] = []): string[] {
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ title }) => [...titles, title].join(' > '));
  return [...own, ...(suite.suites ?? []).flatMap((each) => failedIn(each, [...titles, each.title ?? '']))];
}

function readReport<Report>(place: Workplace): Report | null {
  const file = join(place.folder, REPORT);
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(file);
  return report;
}

const isThere = (place: Workplace, path: string) => existsSync(join(place.folder, path));
