import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const APPS = ['catalog', 'player', 'studio', 'account', 'checkout'];
type Versions = Record<string, string>;

let copy: string;
let before: Versions;

// The sources alone, in a place of their own: nothing here may touch what is being worked on.
test.beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'fairtone-sources-'));
  for (const part of ['apps', 'libs', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(process.cwd(), part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  before = versions();
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

function versions(): Versions {
  const script = `
    const { remoteVersion } = await import('./libs/federation/webpack/describeRemote.mjs');
    const pairs = await Promise.all(${JSON.stringify(APPS)}.map(async (app) => [app, await remoteVersion(app)]));
    console.log(JSON.stringify(Object.fromEntries(pairs)));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: copy, encoding: 'utf8' });
  return JSON.parse(output) as Versions;
}

/** Changes a file, sees whose version became another one, and takes the change back. */
function changedBy(file: string, change: (path: string) => void): string[] {
  const path = join(copy, file);
  const original = readFileSync(path);
  change(path);
  const after = versions();
  writeFileSync(path, original);
  return APPS.filter((app) => after[app] !== before[app]);
}

const addCode = (path: string) => appendFileSync(path, '\nexport const changedByATest = true;\n');

for (const app of APPS) {
  test(`a changed file of the ${app} app makes a new version of it alone`, () => {
    expect(changedBy(`apps/${app}/src/remote.ts`, addCode)).toEqual([app]);
  });
}

test('a changed translation makes a new version of its app alone', () => {
  const change = (path: string) =>
    writeFileSync(path, readFileSync(path, 'utf8').replace('"price"', '"price_changed"'));
  expect(changedBy('apps/catalog/locales/tr/catalog.json', change)).toEqual(['catalog']);
});

test("the shell's own files make no new version of any remote", () => {
  expect(changedBy('apps/shell/src/header/Header.tsx', addCode)).toEqual([]);
});
