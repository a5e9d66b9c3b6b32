import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Row } from './coverage.ts';
import { filesOf } from './testFiles.ts';

/** The result of a row's tests; `none` when the runner knows no test of that name. */
export type Outcome = 'passed' | 'failed' | 'none';

interface Report {
  testResults: { assertionResults: { status: string }[]; status: string }[];
}

/** Time limit in ms: a hanging run counts as failed. */
const TIME_LIMIT_MS = 180_000;

/** A copy of the sources, with links to the installed packages. */
export function copyWorkspace(root: string, copy: string): void {
  for (const path of filesOf(root)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
}

/** Runs a row's tests in the copy with jest. */
export async function runNamedTests(copy: string, { path, titles }: Pick<Row, 'path' | 'titles'>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'fairtone-spec-report-'));
  const report = join(folder, 'report.json');
  const pattern = `^${titles.map(patternOf).join(' ')}$`;
  const jest = join(copy, 'node_modules/jest/bin/jest.js');
  const given = ['--config', 'jest.config.mjs', '--runTestsByPath', path, '-t', pattern];
  await run([jest, ...given, '--json', `--outputFile=${report}`, '--silent', '--runInBand', '--no-coverage'], copy);
  try {
    return outcomeOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
  } catch {
    return 'failed';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A file that cannot even be loaded has noticed the change too. */
function outcomeOf({ testResults }: Report): Outcome {
  const statuses = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  if (statuses.includes('failed') || (statuses.length === 0 && testResults.some(({ status }) => status === 'failed'))) {
    return 'failed';
  }
  return statuses.includes('passed') ? 'passed' : 'none';
}

/** Title of one test or of a table's template. */
function patternOf(title: string): string {
  const marked = title.replace(/%[sdifjop#]|\$\{[^}]*\}|\$\w+(?:\.\w+)*/g, '\0');
  return marked.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll('\0', '.*');
}

function run(args: string[], cwd: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: 'ignore',
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    child.on('error', fail);
    child.on('close', () => done());
  });
}
