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
const REPORT = '.mutant-report.json';

/** Plants one fault and runs what should find it, the cheapest level first. */
export function hunt(place: Workplace, fault: Fault, levels: readonly Level[], isBefore: boolean): Find {
  const browser = (isBefore ? fault.browserBefore : undefined) ?? fault.browser ?? [];
  const steps: Record<Level, () => Find> = {
    unit: () => huntInUnits(place, fault),
    database: () => (fault.database ? huntInDatabase(place, fault.database) : { level: null, tests: [] }),
    browser: () => (browser.length > 0 ? huntInBrowser(place, fault, browser) : { level: null, tests: [] }),
  };
  return place.planted(fault.file, fault.find, fault.replace, () => {
    for (const level of LEVELS.filter((each) => levels.includes(each))) {
      const find = steps[level]();
      if (find.level) return find;
    }
    return { level: null, tests: [] };
  });
}

const isScript = (file: string) => /\.(tsx?|json)$/.test(file);
const JEST = 'node_modules/jest/bin/jest.js';

function huntInUnits(place: Workplace, { file, unit = [] }: Fault): Find {
  const related = isScript(file) ? jest(place, 'jest.config.mjs', ['--findRelatedTests', file], 'unit') : null;
  if (related?.level) return related;
  return unit.length > 0
    ? jest(place, 'jest.config.mjs', ['--runTestsByPath', ...unit], 'unit')
    : { level: null, tests: [] };
}

const huntInDatabase = (place: Workplace, files: string[]) =>
  jest(
    place,
    'jest.database.config.mjs',
    ['--runTestsByPath', ...files.filter((file) => isThere(place, file))],
    'database',
  );

function jest(place: Workplace, config: string, args: string[], level: Level): Find {
  const given = ['--config', config, '--json', `--outputFile=${REPORT}`, '--silent', '--passWithNoTests', '--bail=1'];
  const { code } = place.run(JEST, [...given, '--maxWorkers', level === 'unit' ? '2' : '1', ...args]);
  if (code === 0) return { level: null, tests: [] };
  const report = readReport<{ testResults: { assertionResults: { status: string; fullName: string }[] }[] }>(place);
  const failed = report?.testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
  );
  return { level, tests: failed?.slice(0, MOST_NAMED) ?? ['a file that could not be run'] };
}

/** Rebuilds what the fault is in, as a release would, and opens it. */
function huntInBrowser(place: Workplace, { file }: Fault, specs: string[]): Find {
  const build = place.run('node_modules/nx/dist/bin/nx.js', [
    'run-many',
    '-t',
    'build',
    '--parallel=2',
    '--outputStyle=static',
  ]);
  if (build.code !== 0) return { level: 'build', tests: [`the build of ${file}`] };
  const live = place.run('tools/run.mjs', ['tools/release/main.ts', 'live']);
  if (live.code !== 0) return { level: 'build', tests: ['the release of the build'] };
  if (specs.some((path) => path.includes('/contract/'))) {
    const pages = place.run('tools/scripts/standalonePages.mjs', ['--build']);
    if (pages.code !== 0) return { level: 'build', tests: ['the standalone pages'] };
  }
  const here = specs.filter((path) => isThere(place, path));
  const { code } = place.run(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--workers', '2', '--max-failures', '1', ...here],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: join(place.folder, REPORT) },
  );
  if (code === 0) return { level: null, tests: [] };
  return { level: 'browser', tests: failedIn(readReport<Suite>(place)).slice(0, MOST_NAMED) };
}

interface Suite {
  title?: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

function failedIn(suite: Suite | null, titles: string[] = []): string[] {
  if (!suite) return ['a run without a report'];
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
